/** On which pages a banner bar shows (LAY-08). */

export interface RoutePatterns {
  /** Empty: every route. */
  readonly match: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * Whether something is shown on the page at a path without its query (LAY-08). `*` stands for exactly
 * one path segment; an excluded route never shows it, whatever else matches.
 */
export function isShownOnRoute(path: string, { match, exclude }: RoutePatterns): boolean {
  const segments = segmentsOf(path);
  if (exclude.some((pattern) => fits(segments, pattern))) return false;
  return match.length === 0 || match.some((pattern) => fits(segments, pattern));
}

function fits(segments: readonly string[], pattern: string): boolean {
  const wanted = segmentsOf(pattern);
  return (
    wanted.length === segments.length &&
    wanted.every((segment, index) => segment === '*' || segment === segments[index])
  );
}

/** Slashes at the end or doubled never make another route (RTE-06). */
function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
