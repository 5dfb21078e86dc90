/** Months that one wants to leave in, in a text: "april", "mitte Mai", "april to june", "june, july, august". */
import { yearMonthOf } from '../../domain/calendar-date.ts';
import { isOneSlipApart } from '../../domain/one-slip-apart.ts';
import { isAmount } from './amounts.ts';
import {
  connectionAt,
  daysOfMonth,
  monthOf,
  nextUpcoming,
  twoDigits,
  yearAt,
  type ClosedTime,
  type TimeWords,
} from './time-parts.ts';
import {
  BETWEEN,
  BETWEEN_DAY_AND_MONTH,
  GERMAN_HALVES,
  LONG_MONTHS,
  monthOfInnerSlip,
  MONTHS,
  MONTH_PARTS,
  OR,
  SHORT_MONTHS,
  TO,
  type MonthPart,
} from './time-words.ts';
import type { Token } from './tokens.ts';

/** Whether a folded word is the name of a month: a place with it in its name has to be looked for as a whole. */
export function isMonth(word: string): boolean {
  return MONTHS.get(word) !== undefined;
}

/** `april`, `early april`, `april 2028`, `april to june`, `april or may`, `june, july, august`. */
export function readMonths(
  tokens: readonly Token[],
  at: number,
  words: TimeWords,
): ClosedTime | null {
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
    given === null
      ? nextUpcoming((year) => daysOf(first, year), words.today)
      : daysOf(first, given);
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
  const half = GERMAN_HALVES.longestAt(tokens, at);
  if (half) {
    const end = at + half.length;
    const year = yearAt(tokens, end, words.today);
    return { length: half.length + (year === null ? 0 : 1), ...half.meaning, year };
  }
  const part = MONTH_PARTS.longestAt(tokens, at);
  let next = at + (part?.length ?? 0);
  if (part) while (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '')) next += 1;
  const month = monthNameAt(tokens, next, words) ?? mistypedMonth(tokens[next], words);
  // "Sept jours" is a number of days.
  if (!month || isAmount(tokens, next)) return null;
  next += 1;
  const year = yearAt(tokens, next, words.today);
  if (year !== null) next += 1;
  return { length: next - at, month: month.meaning, part: part?.meaning ?? null, year };
}

export function monthNameAt(tokens: readonly Token[], at: number, { language }: TimeWords) {
  return SHORT_MONTHS[language].longestAt(tokens, at) ?? MONTHS.longestAt(tokens, at);
}

function daysOf({ month, part }: NamedMonth, year: number) {
  const days = daysOfMonth(monthOf(year, month));
  return part ? partOf(days, part) : days;
}

const LEAST_MISTYPED = 6;

function mistypedMonth(token: Token | undefined, { language }: TimeWords) {
  if (!token || token.number !== null) return null;
  const month = monthOfInnerSlip(token.word, language);
  if (month !== undefined) return { length: 1, meaning: month };
  if (token.word.length < LEAST_MISTYPED) return null;
  const right = LONG_MONTHS.find(
    (name) => name[0] === token.word[0] && isOneSlipApart(name, token.word),
  );
  const meaning = right === undefined ? undefined : MONTHS.get(right);
  return meaning === undefined ? null : { length: 1, meaning };
}

/** The first and the last; null is the month's own last one. */
const DAYS_OF_PARTS: Readonly<Record<MonthPart, readonly [first: number, last: number | null]>> = {
  early: [1, 10],
  middle: [11, 20],
  late: [21, null],
  'first half': [1, 15],
  'second half': [16, null],
};

function partOf({ from, to }: Pick<ClosedTime, 'from' | 'to'>, part: MonthPart) {
  const month = yearMonthOf(from);
  const [first, last] = DAYS_OF_PARTS[part];
  return { from: `${month}-${twoDigits(first)}`, to: last === null ? to : `${month}-${last}` };
}
