/** Where the drawing of a travel's route stands: the first part is the same in each market. */
const FOLDER = '/route-maps';

export function printRouteMapAddress(slug: string, version: string): string {
  return `${FOLDER}/${encodeURIComponent(slug)}.svg?v=${version}`;
}

/** The slug in the name of a file; null for another file. */
export function slugOfRouteMap(file: string): string | null {
  return /^(.+)\.svg$/.exec(file)?.[1] ?? null;
}
