/**
 * Days as plain `YYYY-MM-DD` strings (TRV-02). A day never is a `Date`: a midnight in UTC is another
 * day for half of the travellers. "Today" is the market's, and the clock is an argument. The
 * arithmetic is in UTC throughout, so that no clock change of the machine's zone can touch it.
 */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { Weekday } from './market.ts';
import { zonedParts } from './zoned-parts.ts';
import { DAY_MS } from './durations.ts';

dayjs.extend(utc);

/** `YYYY-MM-DD`, e.g. `'2027-05-01'`. */
export type CalendarDate = string;
/** `YYYY-MM`, e.g. `'2027-05'`. */
export type YearMonth = string;

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_FORMAT = 'YYYY-MM-DD';

const dayParts = zonedParts({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** Whether the text is a day that exists; 2027-02-30 is none. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  return (
    typeof text === 'string' &&
    CALENDAR_DATE.test(text) &&
    dayjs.utc(text).format(DAY_FORMAT) === text
  );
}

/** The day that it is at `now` (ms since 1970) in an IANA time zone. */
export function todayIn(timeZone: string, now: number): CalendarDate {
  const partOf = dayParts(timeZone, now);
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}`;
}

export function addDays(day: CalendarDate, count: number): CalendarDate {
  return new Date(utcMidnight(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

export function yearMonthOf(day: CalendarDate): YearMonth {
  return day.slice(0, 7);
}

export function addMonths(month: YearMonth, count: number): YearMonth {
  return dayjs.utc(firstDayOf(month)).add(count, 'month').format('YYYY-MM');
}

export function firstDayOf(month: YearMonth): CalendarDate {
  return `${month}-01`;
}

export function daysInMonth(month: YearMonth): number {
  return dayjs.utc(firstDayOf(month)).daysInMonth();
}

/** The day of the week, 0 being Sunday. */
export function weekdayOf(day: CalendarDate): Weekday {
  return new Date(utcMidnight(day)).getUTCDay() as Weekday;
}

/** The number of the week, counted from a Monday before 1970. */
export function weekOf(day: CalendarDate): number {
  return Math.floor((daysBetween('1970-01-01', day) + 3) / 7);
}

/** Milliseconds of the day's midnight in UTC: for arithmetic and `Intl` with `timeZone: 'UTC'` only. */
export function utcMidnight(day: CalendarDate): number {
  return Date.parse(day);
}
