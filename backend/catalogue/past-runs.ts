/** How often a travel has run already (TRV-08), from its departures that are over: nobody's memory, and no guess. */
import { yearMonthOf, type CalendarDate } from '../../domain/calendar-date.ts';
import type { PastRuns } from '../../contract/travel.ts';
import type { TourRecord, TravelRecord } from './records.ts';

type RunningTour = Pick<
  TourRecord,
  'startingDate' | 'endingDate' | 'seatsToConfirm' | 'isWithdrawn'
>;

export interface PastRunsOf {
  readonly travel: Pick<TravelRecord, 'badges'>;
  /** All of the travel's, departed and withdrawn ones too. */
  readonly tours: readonly RunningTour[];
  /** Whether somebody has said what it was like: then it has run, whatever is known of when. */
  readonly hasReviews: boolean;
  readonly today: CalendarDate;
}

/**
 * The tours that came home, and the month of the first of them. What was before the catalogue began to be
 * kept, nobody has written down: the count is the least that is certain. Without any, only a travel that is
 * called new and that nobody has spoken of is said to go for the first time.
 *
 * @returns null where nothing is certain
 */
export function pastRunsOf({ travel, tours, hasReviews, today }: PastRunsOf): PastRuns | null {
  const runs = tours.filter(
    ({ endingDate, seatsToConfirm, isWithdrawn }) =>
      endingDate < today && seatsToConfirm === 0 && !isWithdrawn,
  );
  const [first] = runs.map(({ startingDate }) => startingDate).toSorted();
  if (first !== undefined) return { count: runs.length, since: yearMonthOf(first) };
  const isFirst = travel.badges.includes('new') && !hasReviews;
  return isFirst ? { count: 0, since: null } : null;
}
