/** Addresses of custom stylesheets: what they hold is in the name, and never changes. */
import { STYLES_PATH, type CustomStyles } from './custom-styles.server.ts';
import { remember } from './remember.ts';

const served = new Map<string, string>();
const MOST_SERVED = 300;

/**
 * The address of a stylesheet, which from now on has an answer.
 *
 * @param page path of the page that it belongs to; null for the banner bars. Another process, or this one
 *   after it was started again, makes the stylesheet anew from there.
 */
export function stylesAddress(
  styles: CustomStyles | null,
  page: string | null,
): string | undefined {
  if (!styles) return undefined;
  const { hash, css } = styles;
  remember(served, hash, css, MOST_SERVED);
  const query = page === null ? '' : `?page=${encodeURIComponent(page)}`;
  return `${STYLES_PATH}/${hash}.css${query}`;
}

export function servedStyles(hash: string): string | undefined {
  return served.get(hash);
}
