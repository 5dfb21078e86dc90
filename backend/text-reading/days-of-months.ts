/** Days that one wants to leave on, in a text: "12 to 20 june", "april 12", `12.4.2027`, "3 april to 5 may". */
import { daysInMonth, isCalendarDate } from '../../domain/calendar-date.ts';
import { isAmount } from './amounts.ts';
import { monthNameAt } from './months.ts';
import {
  comingYear,
  connectionAt,
  monthOf,
  nextUpcoming,
  singleDay,
  twoDigits,
  wholeMonth,
  yearAt,
  type ClosedTime,
  type FoundTime,
  type TimeWords,
} from './time-parts.ts';
import { ARTICLES, BETWEEN, BETWEEN_DAY_AND_MONTH, ORDINALS } from './time-words.ts';
import type { Token } from './tokens.ts';

/** `12.4.2027`, `4/12`, `2027-04-12`, `04/2027`. */
export function readDigits(
  tokens: readonly Token[],
  at: number,
  words: TimeWords,
): ClosedTime | null {
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

/** How many tokens name a day that no year has: `31 february`, `april 31`, `31.2.2027`; null where none do. */
export function lengthOfNoDay(
  tokens: readonly Token[],
  at: number,
  words: TimeWords,
): number | null {
  const [one = 0, two = 0, three = 0] = tokens[at]?.date ?? [];
  if (one > 999) return isNoDay(two, three) ? 1 : null;
  const isMonthFirst = words.isMonthFirst && !tokens[at]?.typed.includes('.');
  const [month, day] = isMonthFirst ? [one, two] : [two, one];
  if (two > 0 && two <= 999) return isNoDay(month, day) ? 1 : null;
  const leading = monthNameAt(tokens, at, words);
  const named = dayAt(tokens, leading ? at + 1 : at);
  if (!named) return null;
  let next = at + named.length + (leading ? 1 : 0);
  if (!leading) while (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '')) next += 1;
  const ofYear = leading ?? monthNameAt(tokens, next, words);
  if (!ofYear || !isNoDay(ofYear.meaning, named.day)) return null;
  next += leading ? 0 : 1;
  const year = next + (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '') ? 1 : 0);
  return (/^\d{4}$/.test(tokens[year]?.typed ?? '') ? year + 1 : next) - at;
}

const LEAP_YEAR = 2028;

function isNoDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day > daysInMonth(monthOf(LEAP_YEAR, month)) && day <= 31;
}

/** `4/3/2027 - 4/20/2027`, `12.4. bis 20.4.`. */
export function readTwoDates(
  tokens: readonly Token[],
  at: number,
  words: TimeWords,
): FoundTime | null {
  const first = readDigits(tokens, at, words);
  const connection = first && connectionAt(tokens, at + first.length);
  if (!first?.daysSpan || connection === null) return null;
  const last = readDigits(tokens, at + first.length + connection, words);
  if (!last?.daysSpan || last.from <= first.from) return null;
  const length = first.length + connection + last.length;
  return { length, from: first.from, to: last.from, isRange: true };
}

/** `12 april`, `12 to 20 april`, `april 12-20`, `3 april to 5 may`. */
export function readDaysOfMonth(
  tokens: readonly Token[],
  at: number,
  words: TimeWords,
): FoundTime | null {
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
  const days = given === null ? nextUpcoming(daysIn, today) : daysIn(given);
  return days && { length: whole, ...days, isRange: true };
}
