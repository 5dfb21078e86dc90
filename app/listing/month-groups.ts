import { yearMonthOf, type CalendarDate, type YearMonth } from '../../domain/calendar-date.ts';
import { DEFAULT_SORT, isGroupedByMonth, type Sort } from '../../domain/sort.ts';

export interface MonthGroup<Tour> {
  /** Null for a listing that is not grouped. */
  readonly month: YearMonth | null;
  readonly tours: readonly Tour[];
}

/**
 * Groups tours by year and month unless they are sorted by something other than date or relevance
 * (RES-07). Each month comes once, where its first tour stands: under relevance the month of the best
 * match leads.
 */
export function groupByMonth<Tour extends { readonly startingDate: CalendarDate }>(
  tours: readonly Tour[],
  sort: Sort = DEFAULT_SORT.tours,
): readonly MonthGroup<Tour>[] {
  if (tours.length === 0) return [];
  if (!isGroupedByMonth(sort)) return [{ month: null, tours }];
  const groups = Map.groupBy(tours, (tour) => yearMonthOf(tour.startingDate));
  return [...groups].map(([month, inMonth]) => ({ month, tours: inMonth }));
}
