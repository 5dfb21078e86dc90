/**
 * The one form of a path (RTE-06): lower case, single slashes, no trailing slash. Tour codes are the
 * only part of a page's with capitals; they are matched without regard to case, and printed in capitals.
 * Those of a mailed link's secret are part of it, and stay (SEC-09).
 */
import { secretPathOf } from './secret-paths.ts';

/** Path of a decoded path's one indexable form; `/` stays as it is. */
export function canonicalPath(path: string): string {
  const mailed = secretPathOf(path);
  if (mailed) return mailed.start + mailed.secret;
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(canonicalSegment).join('/')}`;
}

const TOUR_CODE = /^[a-z]{3}-\d{8}(-\d+)?$/i;

function canonicalSegment(segment: string): string {
  return TOUR_CODE.test(segment) ? segment.toUpperCase() : segment.toLowerCase();
}

/**
 * The address of a decoded path: what browsers leave as it is stays, all else is encoded. Segment by
 * segment, since a parser of addresses would take steps, turn backslashes and drop spaces at the end.
 */
export function encodePath(path: string): string {
  return path.split('/').map(encodeSegment).join('/');
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /%(?:40|3A|24|26|2B|2C|3B|3D)/g,
    decodeURIComponent,
  );
}
