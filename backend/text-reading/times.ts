/** When one wants to leave, in a text: "april", "mitte Mai", "12 to 20 june", "Ostern 2028", "next month". */
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  firstDayOf,
  isCalendarDate,
  yearMonthOf,
  type CalendarDate,
} from '../../domain/calendar-date.ts';
import { isOneSlipApart } from '../search-index/one-slip-apart.ts';
import { isAmount, readExactDays } from './amounts.ts';
import type { Language } from '../../domain/market.ts';
import type { NamedTime, NamedTimes } from './named-times.ts';
import {
  AFTER,
  AHEAD,
  ARTICLES,
  BEFORE,
  BETWEEN,
  BETWEEN_DAY_AND_MONTH,
  LONG_MONTHS,
  MONTHS,
  MONTH_PARTS,
  OPEN_ENDS,
  OR,
  ORDINALS,
  RELATIVE,
  SHORT_MONTHS,
  THIS,
  TO,
  type MonthPart,
} from './time-words.ts';
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
/** A bridge that comes in later years only is not what one means. */
const DAYS_OF_A_YEAR = 366;
/** Of a period that runs, so many days are enough to leave in; of a short one, more than half. */
const ENOUGH_DAYS = 30;
/** Somebody who names a day is glad of the next one, too. */
const DAYS_AROUND = 3;

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
function besideNamed(word: string, skipped: number, named: ClosedTime): FoundTime | null {
  const length = skipped + named.length;
  if (BEFORE.has(word)) return { length, from: null, to: addDays(named.from, -1) };
  return AFTER.has(word) ? { length, from: addDays(named.to, 1), to: null } : null;
}

/** Whether a folded word is the name of a month: a place with it in its name has to be looked for as a whole. */
export function isMonth(word: string): boolean {
  return MONTHS.get(word) !== undefined;
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

interface ClosedTime extends FoundTime {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

function namedAt(
  tokens: readonly Token[],
  at: number,
  { named, today }: TimeWords,
): ClosedTime | null {
  const found = named.longestAt(tokens, at);
  if (!found) return null;
  const year = yearAt(tokens, at + found.length, today);
  const isRunningMeant = THIS.has(tokens[at - 1]?.word ?? '');
  const period =
    year === null
      ? comingPeriod(found.meaning.periods, today, isRunningMeant)
      : found.meaning.periods.find(({ startingDate }) => startingDate.startsWith(String(year)));
  const length = found.length + (year === null ? 0 : 1);
  if (period) return { length, from: period.startingDate, to: period.endingDate };
  return holiday(found.meaning, year, today, length);
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

/** Whether a period is over, or so nearly that who names it means the next one. */
function isSpent(from: CalendarDate, to: CalendarDate, today: CalendarDate): boolean {
  if (from > today) return false;
  const left = daysBetween(today, to);
  return left < ENOUGH_DAYS && left * 2 <= daysBetween(from, to) + 1;
}

/** `12.4.2027`, `4/12`, `2027-04-12`, `04/2027`. */
function readDigits(tokens: readonly Token[], at: number, words: TimeWords): ClosedTime | null {
  const numbers = tokens[at]?.date;
  // "7/10 days" is a length.
  if (!numbers || isAmount(tokens, at)) return null;
  const [one = 0, two = 0, three] = numbers;
  if (one > 999) {
    return three === undefined ? wholeMonth(one, two, 1) : singleDay(one, two, three, 1);
  }
  if (two > 999) return wholeMonth(two, one, 1);
  const isDotted = tokens[at]?.typed.includes('.');
  const [month, day] = words.isMonthFirst && !isDotted ? [one, two] : [two, one];
  const year = three ?? comingYear(month, day, words.today);
  return singleDay(year, month, day, 1);
}

/** `4/3/2027 - 4/20/2027`, `12.4. bis 20.4.`. */
function readTwoDates(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const first = readDigits(tokens, at, words);
  const connection = first && connectionAt(tokens, at + first.length);
  if (!first?.daysSpan || connection === null) return null;
  const last = readDigits(tokens, at + first.length + connection, words);
  if (!last?.daysSpan || last.from <= first.from) return null;
  const length = first.length + connection + last.length;
  return { length, from: first.from, to: last.from, isRange: true };
}

function wholeMonth(year: number, month: number, length: number): ClosedTime | null {
  if (month < 1 || month > 12) return null;
  return { length, ...daysOfMonth(monthOf(year, month)) };
}

function singleDay(year: number, month: number, day: number, length: number): ClosedTime | null {
  const date = `${monthOf(year, month)}-${twoDigits(day)}`;
  if (!isCalendarDate(date)) return null;
  return { length, from: date, to: date, daysSpan: DAYS_AROUND };
}

/** `12 april`, `12 to 20 april`, `april 12-20`, `3 april to 5 may`. */
function readDaysOfMonth(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  if (BETWEEN.has(tokens[at]?.word ?? '')) return readBetweenDays(tokens, at, words);
  const leading = monthNameAt(tokens, at, words);
  if (leading) {
    const days = daysAt(tokens, at + 1);
    if (!days || isAmount(tokens, at + 1)) return null;
    const end = at + 1 + days.length;
    return daysFound(tokens, end - at, end, leading.meaning, days, words);
  }
  const days = daysAt(tokens, at);
  if (!days) return null;
  let next = at + days.length;
  while (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '')) next += 1;
  const month = monthNameAt(tokens, next, words);
  if (!month) return null;
  next += 1;
  const last = days.last === undefined ? lastDay(tokens, next, words) : null;
  if (last) {
    const first = singleDay(
      comingYear(month.meaning, days.first, words.today),
      month.meaning,
      days.first,
      1,
    );
    if (first && last.from > first.from) {
      return { length: next + last.length - at, from: first.from, to: last.from, isRange: true };
    }
  }
  return daysFound(tokens, next - at, next, month.meaning, days, words);
}

/** `between 12 and 20 april`. */
function readBetweenDays(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const start = at + (ARTICLES.has(tokens[at + 1]?.word ?? '') ? 2 : 1);
  const days = daysAt(tokens, start, true);
  if (days?.last === undefined) return null;
  let next = start + days.length;
  while (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '')) next += 1;
  const month = monthNameAt(tokens, next, words);
  return month && daysFound(tokens, next + 1 - at, next + 1, month.meaning, days, words);
}

/** After `3 april`: `to 5 may`. */
function lastDay(tokens: readonly Token[], at: number, words: TimeWords): ClosedTime | null {
  const connection = connectionAt(tokens, at);
  if (connection === null) return null;
  let next = at + connection;
  const days = daysAt(tokens, next);
  if (!days || days.last !== undefined) return null;
  next += days.length;
  while (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '')) next += 1;
  const month = monthNameAt(tokens, next, words);
  if (!month) return null;
  next += 1;
  const given = yearAt(tokens, next, words.today);
  const year = given ?? comingYear(month.meaning, days.first, words.today);
  return singleDay(year, month.meaning, days.first, next + (given === null ? 0 : 1) - at);
}

interface Days {
  readonly length: number;
  readonly first: number;
  readonly last?: number;
}

function daysAt(tokens: readonly Token[], at: number, isListed = false): Days | null {
  const first = dayAt(tokens, at);
  if (!first) return null;
  const next = at + first.length;
  const connected = connectionAt(tokens, next, isListed);
  const isArticle = connected !== null && ARTICLES.has(tokens[next + connected]?.word ?? '');
  const connection = connected !== null && isArticle ? connected + 1 : connected;
  const second = connection === null ? null : dayAt(tokens, next + connection);
  if (!second || second.day <= first.day) return { length: first.length, first: first.day };
  const length = first.length + (connection as number) + second.length;
  return { length, first: first.day, last: second.day };
}

function dayAt(tokens: readonly Token[], at: number) {
  const day = tokens[at]?.number ?? null;
  if (day === null || !Number.isInteger(day) || day < 1 || day > 31) return null;
  const suffix = tokens[at + 1];
  const hasSuffix = suffix?.before === '' && ORDINALS.has(suffix.word);
  return { day, length: hasSuffix ? 2 : 1 };
}

function daysFound(
  tokens: readonly Token[],
  length: number,
  end: number,
  month: number,
  { first, last }: Days,
  { today }: TimeWords,
): FoundTime | null {
  const given = yearAt(tokens, end, today);
  const whole = length + (given === null ? 0 : 1);
  if (last === undefined) {
    return singleDay(given ?? comingYear(month, first, today), month, first, whole);
  }
  const daysIn = (year: number) => {
    const [from, to] = [first, last].map((day) => `${monthOf(year, month)}-${twoDigits(day)}`);
    return isCalendarDate(from) && isCalendarDate(to) ? { from, to } : null;
  };
  const days = given === null ? notSpent(daysIn, today) : daysIn(given);
  return days && { length: whole, ...days, isRange: true };
}

/** Days of a year that come next, and are not nearly over. */
function notSpent<Days extends { readonly from: CalendarDate; readonly to: CalendarDate } | null>(
  daysIn: (year: number) => Days,
  today: CalendarDate,
): Days {
  const thisYear = Number(today.slice(0, 4));
  const days = daysIn(thisYear);
  return days && isSpent(days.from, days.to, today) ? daysIn(thisYear + 1) : days;
}

/** `april`, `early april`, `april 2028`, `april to june`, `april or may`, `june, july, august`. */
function readMonths(tokens: readonly Token[], at: number, words: TimeWords): ClosedTime | null {
  const one = monthAt(tokens, at, words);
  if (!one) return null;
  const months = [one];
  let next = at + one.length;
  let isRange = false;
  for (;;) {
    const connection = connectionAt(tokens, next, true);
    const another = connection === null ? null : monthAt(tokens, next + connection, words);
    if (connection === null || !another) break;
    const last = months.at(-1) as NamedMonth;
    // All between one month and another that is far from it was not asked for, but of "between" or "to".
    isRange =
      months.length === 1 &&
      (BETWEEN.has(tokens[at - 1]?.word ?? '') || isRangeAt(tokens, next, connection));
    const distance = (another.month - last.month + MONTHS_OF_A_YEAR) % MONTHS_OF_A_YEAR;
    const isBefore = months.length === 1 && distance === MONTHS_OF_A_YEAR - 1;
    if (isRange || distance <= 1) months.push(another);
    else if (isBefore) months.unshift(another);
    else break;
    next += connection + another.length;
    if (isRange || isBefore) break;
  }
  const [first, last] = [months[0] as NamedMonth, months.at(-1) as NamedMonth];
  const isOverNewYear = last.month < first.month;
  const given = first.year ?? (last.year === null ? null : last.year - (isOverNewYear ? 1 : 0));
  const from =
    given === null ? notSpent((year) => daysOf(first, year), words.today) : daysOf(first, given);
  const lastYear = last.year ?? Number(from.from.slice(0, 4)) + (isOverNewYear ? 1 : 0);
  const to = daysOf(last, lastYear);
  if (to.to < from.from) return { length: one.length, ...from };
  return {
    length: next - at,
    from: from.from,
    to: to.to,
    ...(months.length > 1 && { isRange: true }),
  };
}

const MONTHS_OF_A_YEAR = 12;

/** Whether what connects two months says that those between them are meant: "to", a dash. */
function isRangeAt(tokens: readonly Token[], at: number, connection: number): boolean {
  const token = tokens[at];
  if (connection > 0) return TO.has(token?.word ?? '') && !OR.has(token?.word ?? '');
  return /[-–—]/u.test(token?.before ?? '');
}

interface NamedMonth {
  readonly length: number;
  readonly month: number;
  readonly part: MonthPart | null;
  /** Null where none was named. */
  readonly year: number | null;
}

function monthAt(tokens: readonly Token[], at: number, words: TimeWords): NamedMonth | null {
  const part = MONTH_PARTS.longestAt(tokens, at);
  let next = at + (part?.length ?? 0);
  if (part) while (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '')) next += 1;
  const month = monthNameAt(tokens, next, words) ?? mistypedMonth(tokens[next]);
  // "Sept jours" is a number of days.
  if (!month || isAmount(tokens, next)) return null;
  next += 1;
  const year = yearAt(tokens, next, words.today);
  if (year !== null) next += 1;
  return { length: next - at, month: month.meaning, part: part?.meaning ?? null, year };
}

function monthNameAt(tokens: readonly Token[], at: number, { language }: TimeWords) {
  return SHORT_MONTHS[language].longestAt(tokens, at) ?? MONTHS.longestAt(tokens, at);
}

function daysOf({ month, part }: NamedMonth, year: number) {
  const days = daysOfMonth(monthOf(year, month));
  return part ? partOf(days, part) : days;
}

const LEAST_MISTYPED = 6;

function mistypedMonth(token: Token | undefined) {
  if (!token || token.number !== null || token.word.length < LEAST_MISTYPED) return null;
  const right = LONG_MONTHS.find(
    (name) => name[0] === token.word[0] && isOneSlipApart(name, token.word),
  );
  const meaning = right === undefined ? undefined : MONTHS.get(right);
  return meaning === undefined ? null : { length: 1, meaning };
}

function partOf({ from, to }: Pick<ClosedTime, 'from' | 'to'>, part: MonthPart) {
  const month = yearMonthOf(from);
  if (part === 'early') return { from, to: `${month}-10` };
  if (part === 'middle') return { from: `${month}-11`, to: `${month}-20` };
  return { from: `${month}-21`, to };
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

/** A year that is not over, and not far. */
function yearAt(tokens: readonly Token[], at: number, today: CalendarDate): number | null {
  const number = tokens[at]?.number ?? null;
  const thisYear = Number(today.slice(0, 4));
  return number !== null &&
    Number.isInteger(number) &&
    number >= thisYear &&
    number <= thisYear + MOST_YEARS
    ? number
    : null;
}

/** How many tokens connect what stands before a place with what follows; null where nothing does. */
function connectionAt(tokens: readonly Token[], at: number, isListed = false): number | null {
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
function comingYear(month: number, day: number, today: CalendarDate): number {
  const thisYear = Number(today.slice(0, 4));
  return `${twoDigits(month)}-${twoDigits(day)}` > today.slice(5) ? thisYear : thisYear + 1;
}

function daysOfMonth(month: string) {
  return { from: firstDayOf(month), to: `${month}-${twoDigits(daysInMonth(month))}` };
}

const monthOf = (year: number, month: number) => `${year}-${twoDigits(month)}`;
const twoDigits = (number: number) => String(number).padStart(2, '0');
