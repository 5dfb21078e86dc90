/**
 * The one form of a path (RTE-06): lower case, single slashes, no trailing slash. Tour codes are the
 * only part with capitals; they are matched without regard to case, and printed in capitals.
 */

/** Path of a decoded path's one indexable form; `/` stays as it is. */
export function canonicalPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(canonicalSegment).join('/')}`;
}

const TOUR_CODE = /^[a-z]{3}-\d{8}(-\d+)?$/i;

function canonicalSegment(segment: string): string {
  return TOUR_CODE.test(segment) ? segment.toUpperCase() : segment.toLowerCase();
}

/** The address of a decoded path, as browsers write it: only what must be encoded is. */
export function encodePath(path: string): string {
  return new URL(path.replaceAll('%', '%25').replaceAll('?', '%3F').replaceAll('#', '%23'), BASE)
    .pathname;
}

/** Any origin will do: only the path is read. */
const BASE = 'http://site.invalid';
