/**
 * Days as plain `YYYY-MM-DD` strings (TRV-02). A day never is a `Date`: a midnight in UTC is another
 * day for half of the travellers. "Today" is the market's, and the clock is an argument. The
 * arithmetic is in UTC throughout, so that no clock change of the machine's zone can touch it.
 */
import type { Weekday } from './market.ts';

/** `YYYY-MM-DD`, e.g. `'2027-05-01'`. */
export type CalendarDate = string;
/** `YYYY-MM`, e.g. `'2027-05'`. */
export type YearMonth = string;

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Whether the text is a day that exists; 2027-02-30 is none. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  return typeof text === 'string' && CALENDAR_DATE.test(text) && dayAt(utcMidnight(text)) === text;
}

/** The day that it is at `now` (ms since 1970) in an IANA time zone. */
export function todayIn(timeZone: string, now: number): CalendarDate {
  // The order of the parts is the locale's and has changed between versions of Node: parts have names.
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}`;
}

export function addDays(day: CalendarDate, count: number): CalendarDate {
  return dayAt(utcMidnight(day) + count * DAY_MS);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

export function yearMonthOf(day: CalendarDate): YearMonth {
  return day.slice(0, 7);
}

export function addMonths(month: YearMonth, count: number): YearMonth {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: YearMonth): CalendarDate {
  return `${month}-01`;
}

export function daysInMonth(month: YearMonth): number {
  return daysBetween(firstDayOf(month), firstDayOf(addMonths(month, 1)));
}

/** The day of the week, 0 being Sunday. */
export function weekdayOf(day: CalendarDate): Weekday {
  return new Date(utcMidnight(day)).getUTCDay() as Weekday;
}

/** Milliseconds of the day's midnight in UTC: for arithmetic and `Intl` with `timeZone: 'UTC'` only. */
export function utcMidnight(day: CalendarDate): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

function dayAt(midnight: number): CalendarDate {
  return new Date(midnight).toISOString().slice(0, 10);
}
