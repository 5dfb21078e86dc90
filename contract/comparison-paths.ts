/**
 * Where travels and tours are compared (WISH-04): the same path in every market. Nothing here needs a validator, so
 * that the browser gets none.
 */
export const COMPARE_PATH = '/compare';

/** Of travels and tours that one address names. */
export const MAXIMUM_COMPARED = 20;

/** A link where friends put their marks (decision 0070). */
export const FRIEND_LINK_PATH = `${COMPARE_PATH}/`;

export function friendLinkPath(token: string): string {
  return FRIEND_LINK_PATH + token;
}
