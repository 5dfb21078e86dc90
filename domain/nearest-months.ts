import { yearMonthOf, type YearMonth } from './calendar-date.ts';
import type { SearchFilters } from './filters/search-filters.ts';

/** More than these nobody compares with the days that were asked for. */
const MOST_MONTHS = 4;

interface CountedMonth {
  readonly month: YearMonth;
  readonly count: number;
}

/** The months with departures that lie nearest to the days of filters, by date; none without days (RES-08). */
export function nearestMonths(
  months: readonly CountedMonth[],
  { dateFrom, dateTo }: Pick<SearchFilters, 'dateFrom' | 'dateTo'>,
): readonly YearMonth[] {
  const chosen = dateFrom ?? dateTo;
  if (chosen === undefined) return [];
  const distance = (month: YearMonth) =>
    Math.abs(monthNumber(month) - monthNumber(yearMonthOf(chosen)));
  return months
    .filter(({ count }) => count > 0)
    .map(({ month }) => month)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_MONTHS)
    .toSorted();
}

function monthNumber(month: YearMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
