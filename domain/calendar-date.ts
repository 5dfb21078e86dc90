/**
 * Days as plain `YYYY-MM-DD` strings (TRV-02). A day never is a `Date`: a midnight in UTC is another
 * day for half of the travellers. "Today" is the market's, and the clock is an argument.
 */
import dayjs from 'dayjs';

/** `YYYY-MM-DD`, e.g. `'2027-05-01'`. */
export type CalendarDate = string;
/** `YYYY-MM`, e.g. `'2027-05'`. */
export type YearMonth = string;

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists; 2027-02-30 is none. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  if (typeof text !== 'string' || !CALENDAR_DATE.test(text)) return false;
  const day = dayjs(text);
  return day.isValid() && day.format('YYYY-MM-DD') === text;
}

/** The day that it is at `now` (ms since 1970) in an IANA time zone. */
export function todayIn(timeZone: string, now: number): CalendarDate {
  // en-CA prints ISO order.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

export function addDays(day: CalendarDate, count: number): CalendarDate {
  return dayjs(day).add(count, 'day').format('YYYY-MM-DD');
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / 86_400_000);
}

export function yearMonthOf(day: CalendarDate): YearMonth {
  return day.slice(0, 7);
}

/** Milliseconds of the day's midnight in UTC: for arithmetic only, never shown. */
function utcMidnight(day: CalendarDate): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}
