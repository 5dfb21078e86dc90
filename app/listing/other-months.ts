/** Months to offer where the chosen dates have no departures (RES-08). */
import type { AvailableFilters } from '../../contract/listing.ts';
import { yearMonthOf, type YearMonth } from '../../domain/calendar-date.ts';
import type { SearchFilters } from '../../domain/search-filters.ts';

const MAXIMUM_MONTHS = 4;

type MonthChoices = AvailableFilters['months'];

/**
 * The months nearest to the chosen dates that really have departures under the other filters, by date;
 * none where no dates were chosen.
 */
export function otherMonths(
  { dateFrom, dateTo }: SearchFilters,
  months: MonthChoices,
): MonthChoices {
  const chosen = dateFrom ?? dateTo;
  if (chosen === undefined) return [];
  const distance = (month: YearMonth) =>
    Math.abs(monthNumber(month) - monthNumber(yearMonthOf(chosen)));
  return months
    .filter(({ departures }) => departures > 0)
    .toSorted((a, b) => distance(a.month) - distance(b.month))
    .slice(0, MAXIMUM_MONTHS)
    .toSorted((a, b) => a.month.localeCompare(b.month));
}

function monthNumber(month: YearMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
