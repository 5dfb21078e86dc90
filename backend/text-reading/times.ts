/** When one wants to leave, in a text: days, months, "Ostern 2028", "before june", "next month". */
import { addDays, addMonths, yearMonthOf, type CalendarDate } from '../../domain/calendar-date.ts';
import { isAmount } from './amounts.ts';
import { readDaysOfMonth, readDigits, readTwoDates } from './days-of-months.ts';
import { readExactDays } from './lengths.ts';
import { readMonths } from './months.ts';
import type { NamedTime } from './named-times.ts';
import {
  comingYear,
  connectionAt,
  DAYS_AROUND,
  daysOfMonth,
  isSpent,
  singleDay,
  yearAt,
  type ClosedTime,
  type FoundTime,
  type TimeWords,
} from './time-parts.ts';
import { AFTER, AHEAD, BEFORE, OPEN_ENDS, RELATIVE, THIS } from './time-words.ts';
import type { Token } from './tokens.ts';

/** A bridge that comes in later years only is not what one means. */
const DAYS_OF_A_YEAR = 366;
/** The days that begin at a place; null where there are none. */
export function readTime(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  return (
    readNamed(tokens, at, words) ??
    readTwoDates(tokens, at, words) ??
    readDigits(tokens, at, words) ??
    readDaysOfMonth(tokens, at, words) ??
    readMonths(tokens, at, words) ??
    readRelative(tokens, at, words) ??
    readOpenEnd(tokens, at, words)
  );
}

/** "From 15 may", "ab Mai", "before june": the day or the month itself is meant, too, but for "before". */
function readOpenEnd(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const bound = OPEN_ENDS.longestAt(tokens, at);
  if (!bound) return null;
  const next = at + bound.length;
  if (isAmount(tokens, next)) return null;
  const named = namedAt(tokens, next, words);
  if (named) return besideNamed(tokens[at]?.word ?? '', bound.length, named);
  const found =
    readDigits(tokens, next, words) ??
    readDaysOfMonth(tokens, next, words) ??
    readMonths(tokens, next, words);
  if (!found) return null;
  const length = bound.length + found.length;
  // "From 3 to 10 may" has both ends.
  if (found.isRange) return { ...found, length };
  if (bound.meaning === 'from') return { length, from: found.from, to: null };
  const isBefore = BEFORE.has(tokens[at]?.word ?? '');
  return { length, from: null, to: isBefore && found.from ? addDays(found.from, -1) : found.to };
}

/** "Before Christmas", "nach Ostern". */
function besideNamed(word: string, skipped: number, named: FoundNamed): FoundTime | null {
  const length = skipped + named.length;
  const { from, to } = named.day ? { from: named.day, to: named.day } : named;
  if (BEFORE.has(word)) return { length, from: null, to: addDays(from, -1) };
  return AFTER.has(word) ? { length, from: addDays(to, 1), to: null } : null;
}

function readNamed(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const first = namedAt(tokens, at, words);
  if (!first) return null;
  // "Autumn or winter": the winter that follows.
  const next = at + first.length;
  const connection = connectionAt(tokens, next, true);
  const second = connection === null ? null : words.named.longestAt(tokens, next + connection);
  const following = second?.meaning.periods.find(
    ({ startingDate }) => startingDate > first.from && startingDate <= addDays(first.to, 2),
  );
  if (connection === null || !second || !following) return first;
  const to = following.endingDate > first.to ? following.endingDate : first.to;
  return { length: first.length + connection + second.length, from: first.from, to };
}

interface FoundNamed extends ClosedTime {
  readonly day?: CalendarDate | undefined;
}

function namedAt(
  tokens: readonly Token[],
  at: number,
  { named, today }: TimeWords,
): FoundNamed | null {
  const found = named.longestAt(tokens, at);
  if (!found) return null;
  const year = yearAt(tokens, at + found.length, today);
  const isRunningMeant = THIS.has(tokens[at - 1]?.word ?? '');
  const period =
    year === null
      ? comingPeriod(found.meaning.periods, today, isRunningMeant)
      : found.meaning.periods.find(({ startingDate }) => startingDate.startsWith(String(year)));
  const length = found.length + (year === null ? 0 : 1);
  if (period) {
    const { startingDate: from, endingDate: to } = period;
    return { length, from, to, day: dayWithin(from, to, found.meaning.day) };
  }
  return holiday(found.meaning, year, today, length);
}

/** The holiday itself within the days that people have off around it. */
function dayWithin(
  from: CalendarDate,
  to: CalendarDate,
  day: string | undefined,
): CalendarDate | undefined {
  if (day === undefined) return undefined;
  return [from, to]
    .map((end) => `${end.slice(0, 4)}-${day}`)
    .find((date) => date >= from && date <= to);
}

function comingPeriod(periods: NamedTime['periods'], today: CalendarDate, isRunningMeant: boolean) {
  const lastDay = addDays(today, DAYS_OF_A_YEAR);
  const coming = periods.filter(
    ({ startingDate, endingDate }) => endingDate >= today && startingDate <= lastDay,
  );
  const [first] = coming;
  if (isRunningMeant) return first;
  return (
    coming.find(({ startingDate, endingDate }) => !isSpent(startingDate, endingDate, today)) ??
    first
  );
}

function holiday(
  { day }: NamedTime,
  given: number | null,
  today: CalendarDate,
  length: number,
): ClosedTime | null {
  if (day === undefined) return null;
  const [month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const year = given ?? comingYear(month, dayOfMonth, today);
  return singleDay(year, month, dayOfMonth, length);
}

function readRelative(
  tokens: readonly Token[],
  at: number,
  { today, language }: TimeWords,
): FoundTime | null {
  const ahead = AHEAD[language].longestAt(tokens, at);
  const days = ahead && readExactDays(tokens, at + ahead.length);
  if (ahead && days?.isMonths) {
    const month = addMonths(yearMonthOf(today), days.count);
    return { length: ahead.length + days.length, ...daysOfMonth(month) };
  }
  if (ahead && days) {
    const day = addDays(today, days.days);
    return { length: ahead.length + days.length, from: day, to: day, daysSpan: DAYS_AROUND };
  }
  const found = RELATIVE.longestAt(tokens, at);
  const thisYear = Number(today.slice(0, 4));
  if (found?.meaning === 'week') {
    const from = addDays(today, daysToMonday(today));
    return { length: found.length, from, to: addDays(from, 6) };
  }
  if (found?.meaning === 'month') {
    return { length: found.length, ...daysOfMonth(addMonths(yearMonthOf(today), 1)) };
  }
  if (found)
    return wholeYear(found.meaning === 'next year' ? thisYear + 1 : thisYear, found.length);
  const year = yearAt(tokens, at, today);
  return year === null ? null : wholeYear(year, 1);
}

/** At least one. */
function daysToMonday(today: CalendarDate): number {
  return 7 - ((new Date(today).getUTCDay() + 6) % 7);
}

function wholeYear(year: number, length: number): FoundTime {
  return { length, from: `${year}-01-01`, to: `${year}-12-31` };
}
