/** How often a travel has run, as its pages may say it beside its reviews (TRV-08, TRV-11). */
import type { PastRuns, TravelDetail } from '../../contract/travel.ts';
import type { YearMonth } from '../../domain/calendar-date.ts';

export interface PastRunsView {
  /** Null where nobody has counted any. */
  readonly runs: PastRuns | null;
  /** The month of the oldest journey that a review is of, whichever the language; null where none is older than what was counted. */
  readonly reviewedSince: YearMonth | null;
}

/**
 * The count is of what the catalogue knows, and reviews tell of journeys before that: then both months are
 * needed, or the one would belie the other. Null where there is nothing to say.
 */
export function pastRunsView({
  pastRuns,
  reviews,
}: Pick<TravelDetail, 'pastRuns' | 'reviews'>): PastRunsView | null {
  const [oldest] = reviews.map(({ travelled }) => travelled).toSorted();
  const since = pastRuns?.since ?? null;
  const isBefore = oldest !== undefined && (since === null || oldest < since);
  if (isBefore) return { runs: since === null ? null : pastRuns, reviewedSince: oldest };
  return pastRuns && { runs: pastRuns, reviewedSince: null };
}
