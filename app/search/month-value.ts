/** A month as the dates of a search, and the dates of a search as a month (SRCH-16). */
import {
  addDays,
  addMonths,
  firstDayOf,
  isCalendarDate,
  yearMonthOf,
  type CalendarDate,
  type YearMonth,
} from '../../domain/calendar-date.ts';
import type { SearchFilters } from '../../domain/search-filters.ts';

interface MonthDates {
  readonly dateFrom: CalendarDate;
  readonly dateTo: CalendarDate;
}

/** First and last day of the month that a form sent as `2027-05`; null for anything else. */
export function datesOfMonth(month: string): MonthDates | null {
  if (!/^\d{4}-\d{2}$/.test(month) || !isCalendarDate(firstDayOf(month))) return null;
  return { dateFrom: firstDayOf(month), dateTo: lastDayOf(month) };
}

/** The month that the dates are the whole of, or null. */
export function monthOfDates({
  dateFrom,
  dateTo,
  daysSpan = 0,
}: Pick<SearchFilters, 'dateFrom' | 'dateTo' | 'daysSpan'>): YearMonth | null {
  if (dateFrom === undefined || daysSpan > 0) return null;
  const month = yearMonthOf(dateFrom);
  return dateFrom === firstDayOf(month) && dateTo === lastDayOf(month) ? month : null;
}

function lastDayOf(month: YearMonth): CalendarDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}
