/** What times in a text are made of: the days of a year or a month, what connects two, when one comes next. */
import {
  daysBetween,
  daysInMonth,
  firstDayOf,
  isCalendarDate,
  type CalendarDate,
} from '../../domain/calendar-date.ts';
import type { Language } from '../../domain/market.ts';
import type { NamedTimes } from './named-times.ts';
import { OR, TO } from './time-words.ts';
import type { Token } from './tokens.ts';

export interface TimeWords {
  readonly today: CalendarDate;
  readonly named: NamedTimes;
  /** Of the market: a short word is one of its own before it is one of another language. */
  readonly language: Language;
  /** Whether a date in digits has the month first, as in the United States. */
  readonly isMonthFirst: boolean;
}

export interface FoundTime {
  /** Number of tokens. */
  readonly length: number;
  /** Each end may be open, one at a time: "from 15 may", "before june". */
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  /** Of a day: those around it, too. */
  readonly daysSpan?: number;
  /** Whether a first and a last one were named. */
  readonly isRange?: boolean;
}

const DASH = /[-–—/]/u;
/** How far ahead a year may lie. */
const MOST_YEARS = 4;
/** Of a period that runs, so many days are enough to leave in; of a short one, more than half. */
const ENOUGH_DAYS = 30;
/** Somebody who names a day is glad of the next one, too. */
export const DAYS_AROUND = 3;

export interface ClosedTime extends FoundTime {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Whether a period is over, or so nearly that who names it means the next one. */
export function isSpent(from: CalendarDate, to: CalendarDate, today: CalendarDate): boolean {
  if (from > today) return false;
  const left = daysBetween(today, to);
  return left < ENOUGH_DAYS && left * 2 <= daysBetween(from, to) + 1;
}

export function wholeMonth(year: number, month: number, length: number): ClosedTime | null {
  if (month < 1 || month > 12) return null;
  return { length, ...daysOfMonth(monthOf(year, month)) };
}

export function singleDay(
  year: number,
  month: number,
  day: number,
  length: number,
): ClosedTime | null {
  const date = `${monthOf(year, month)}-${twoDigits(day)}`;
  if (!isCalendarDate(date)) return null;
  return { length, from: date, to: date, daysSpan: DAYS_AROUND };
}

/** Days of a year that come next, and are not nearly over. */
export function nextUpcoming<
  Days extends { readonly from: CalendarDate; readonly to: CalendarDate } | null,
>(daysIn: (year: number) => Days, today: CalendarDate): Days {
  const thisYear = Number(today.slice(0, 4));
  const days = daysIn(thisYear);
  return days && isSpent(days.from, days.to, today) ? daysIn(thisYear + 1) : days;
}

/** A year that is not over, and not far. */
export function yearAt(tokens: readonly Token[], at: number, today: CalendarDate): number | null {
  const number = tokens[at]?.number ?? null;
  const thisYear = Number(today.slice(0, 4));
  return number !== null &&
    Number.isInteger(number) &&
    number >= thisYear &&
    number <= thisYear + MOST_YEARS
    ? number
    : null;
}

/** A year that is over or too far, behind a time; a round one is a price. */
export function isOtherYearAt(tokens: readonly Token[], at: number, today: CalendarDate): boolean {
  const { typed = '', number } = tokens[at] ?? {};
  const isYear = /^(?:19|20|21)\d\d$/.test(typed) && Number(number) % 50 !== 0;
  return isYear && yearAt(tokens, at, today) === null;
}

/** A year that was not long ago, as a trip is asked for in it by a slip. */
const RECENT_YEARS = 10;

/** Of a year that is over or too far which of them; null for one that is long ago. */
export function otherYearAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): 'past' | 'far' | null {
  if (!isOtherYearAt(tokens, at, today)) return null;
  const ago = Number(today.slice(0, 4)) - Number(tokens[at]?.number);
  if (ago < 0) return 'far';
  return ago <= RECENT_YEARS ? 'past' : null;
}

/** How many tokens connect what stands before a place with what follows; null where nothing does. */
export function connectionAt(
  tokens: readonly Token[],
  at: number,
  isListed = false,
): number | null {
  const token = tokens[at];
  if (!token) return null;
  if (DASH.test(token.before)) return 0;
  if (isListed && token.before.includes(',')) return 0;
  if (TO.has(token.word) || (isListed && OR.has(token.word))) {
    const isTwoWords = TO.has(token.word) && TO.has(tokens[at + 1]?.word ?? '');
    return isTwoWords ? 2 : 1;
  }
  return null;
}

/** The year in which a day comes next. */
export function comingYear(month: number, day: number, today: CalendarDate): number {
  const thisYear = Number(today.slice(0, 4));
  return `${twoDigits(month)}-${twoDigits(day)}` > today.slice(5) ? thisYear : thisYear + 1;
}

export function daysOfMonth(month: string) {
  return { from: firstDayOf(month), to: `${month}-${twoDigits(daysInMonth(month))}` };
}

export const monthOf = (year: number, month: number) => `${year}-${twoDigits(month)}`;
export const twoDigits = (number: number) => String(number).padStart(2, '0');
