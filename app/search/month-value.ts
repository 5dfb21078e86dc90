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
import type { SearchFilters } from '../../domain/filters/search-filters.ts';

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

const BETWEEN_DAYS = ',';

/** The dates as the month list has them: a month, or first and last day with a comma; empty for whenever. */
export function whenValue(dates: Pick<SearchFilters, 'dateFrom' | 'dateTo' | 'daysSpan'>): string {
  const { dateFrom = '', dateTo = '' } = dates;
  const isWhenever = dateFrom === '' && dateTo === '';
  return monthOfDates(dates) ?? (isWhenever ? '' : [dateFrom, dateTo].join(BETWEEN_DAYS));
}

/** The days of a value that is no month; null for a month, for whenever, and for what is no day. */
export function daysOfValue(value: string): Pick<SearchFilters, 'dateFrom' | 'dateTo'> | null {
  if (!value.includes(BETWEEN_DAYS)) return null;
  const [dateFrom, dateTo] = value
    .split(BETWEEN_DAYS)
    .map((day) => (isCalendarDate(day) ? day : undefined));
  return { dateFrom, dateTo };
}

function lastDayOf(month: YearMonth): CalendarDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}
