/** How the header stands as the page is scrolled, as pure rules (LAY-02). */

/** Pixels of scroll: under the first a header may be transparent, above the second it is back. */
export const TRANSPARENT_UNDER_PX = 50;
export const STICKY_ABOVE_PX = 800;
export const LEAVING_MS = 200;

/**
 * At first it stands at the top of the page; then it is scrolled away with it; far down it comes back and
 * stays in sight; on the way up it leaves, so that it is never in two places.
 */
export type HeaderState = 'top' | 'scrolled' | 'returned' | 'leaving';
/** Where the page is scrolled to, or that the header has had its time to leave. */
export type HeaderEvent = 'at-top' | 'between' | 'far-down' | 'time-over';

export function nextHeaderState(state: HeaderState, event: HeaderEvent): HeaderState {
  if (event === 'at-top') return 'top';
  if (event === 'far-down') return 'returned';
  if (event === 'time-over') return state === 'leaving' ? 'scrolled' : state;
  return state === 'returned' || state === 'leaving' ? 'leaving' : 'scrolled';
}

/** What two marks on the page say, one as tall as each of the two heights, of where it is scrolled to. */
export function scrollEvent(seen: {
  readonly top: boolean;
  readonly above: boolean;
}): Exclude<HeaderEvent, 'time-over'> {
  if (seen.top) return 'at-top';
  return seen.above ? 'between' : 'far-down';
}
