/** Where the drawing of a travel's route stands: the first part is the same in each market. */
const FOLDER = '/route-maps';

export function printRouteMapAddress(slug: string, version: string): string {
  return `${FOLDER}/${encodeURIComponent(slug)}.svg?v=${version}`;
}

/**
 * The same drawing without lines to marks and names, for who draws none of them there: a dot is each stop.
 * What an address names after `#` is not asked for again.
 */
export const PLAIN = 'plain';

/** The slug in the name of a file; null for another file. */
export function slugOfRouteMap(file: string): string | null {
  return /^(.+)\.svg$/.exec(file)?.[1] ?? null;
}
