/** When one wants to leave, in a text: "april", "mitte Mai", "12 to 20 june", "Ostern 2028", "next month". */
import {
  addDays,
  addMonths,
  daysInMonth,
  firstDayOf,
  isCalendarDate,
  yearMonthOf,
  type CalendarDate,
} from '../../domain/calendar-date.ts';
import { isOneSlipApart } from '../search-index/one-slip-apart.ts';
import { isAmount } from './amounts.ts';
import type { NamedTimes } from './named-times.ts';
import { PhraseBook, wordSet } from './phrase-book.ts';
import type { Token } from './tokens.ts';

export interface TimeWords {
  readonly today: CalendarDate;
  readonly named: NamedTimes;
  /** Whether a date in digits has the month first, as in the United States. */
  readonly isMonthFirst: boolean;
}

export interface FoundTime {
  /** Number of tokens. */
  readonly length: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Of a day: those around it, too. */
  readonly daysSpan?: number;
}

const MONTHS = new PhraseBook<number>();
for (const line of [
  'january february march april may june july august september october november december',
  'jan feb - apr - jun jul aug sept oct nov dec',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'ene - - abr - - - - setiembre ott - dic',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'janv févr - avr - - juil - sep - - -',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'Jänner Feber - - - - - - - okt - dez',
]) {
  for (const [place, word] of line.split(' ').entries()) MONTHS.add(place + 1, word);
}

type MonthPart = 'early' | 'middle' | 'late';
const MONTH_PARTS = new PhraseBook<MonthPart>()
  .add(
    'early',
    ...'early,beginning of,start of,the beginning of,inizio,inizi di,inizio di,primi di,ai primi di,principios de,a principios de,comienzos de,inicios de,début,au début de,début de,Anfang'.split(
      ',',
    ),
  )
  .add(
    'middle',
    ...'mid,middle of,the middle of,metà,a metà,metà di,mediados de,a mediados de,mi,milieu,milieu de,Mitte'.split(
      ',',
    ),
  )
  .add(
    'late',
    ...'late,end of,the end of,fine,fine di,a fine,fin de,finales de,a finales de,fines de,fin,à la fin de,Ende'.split(
      ',',
    ),
  );

const RELATIVE = new PhraseBook<'month' | 'next year' | 'this year'>()
  .add(
    'month',
    ...'next month,prossimo mese,mese prossimo,próximo mes,mes que viene,mois prochain,nächsten Monat,nächster Monat'.split(
      ',',
    ),
  )
  .add(
    'next year',
    ...'next year,prossimo anno,anno prossimo,próximo año,año que viene,année prochaine,an prochain,nächstes Jahr,kommendes Jahr'.split(
      ',',
    ),
  )
  .add('this year', ...'this year,quest’anno,este año,cette année,dieses Jahr'.split(','));

const ORDINALS = wordSet('st nd rd th er º ª e o a');
const BETWEEN_DAY_AND_MONTH = wordSet('of the de di del d');
const TO = wordSet('to until till through bis al a hasta fino au jusqu zum');
const OR = wordSet('and or und oder e o ed y u et ou');
const DASH = /[-–—/]/u;
/** How far ahead a year may lie. */
const MOST_YEARS = 4;
/** A bridge that comes in later years only is not what one means. */
const DAYS_OF_A_YEAR = 366;
/** Somebody who names a day is glad of the next one, too. */
const DAYS_AROUND = 3;

/** The days that begin at a place; null where there are none. */
export function readTime(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  return (
    readNamed(tokens, at, words) ??
    readDigits(tokens, at, words) ??
    readDaysOfMonth(tokens, at, words) ??
    readMonths(tokens, at, words) ??
    readRelative(tokens, at, words)
  );
}

/** Whether a folded word is the name of a month: a place with it in its name has to be looked for as a whole. */
export function isMonth(word: string): boolean {
  return MONTHS.get(word) !== undefined;
}

function readNamed(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const found = words.named.longestAt(tokens, at);
  if (!found) return null;
  const next = at + found.length;
  const year = yearAt(tokens, next, words.today);
  const lastDay = addDays(words.today, DAYS_OF_A_YEAR);
  const period = found.meaning.find(({ startingDate, endingDate }) =>
    year === null
      ? endingDate >= words.today && startingDate <= lastDay
      : startingDate.startsWith(String(year)),
  );
  if (!period) return null;
  const length = found.length + (year === null ? 0 : 1);
  return { length, from: period.startingDate, to: period.endingDate };
}

/** `12.4.2027`, `4/12`, `2027-04-12`, `04/2027`. */
function readDigits(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const numbers = tokens[at]?.date;
  if (!numbers) return null;
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

function wholeMonth(year: number, month: number, length: number): FoundTime | null {
  if (month < 1 || month > 12) return null;
  return { length, ...daysOfMonth(monthOf(year, month)) };
}

function singleDay(year: number, month: number, day: number, length: number): FoundTime | null {
  const date = `${monthOf(year, month)}-${twoDigits(day)}`;
  if (!isCalendarDate(date)) return null;
  return { length, from: date, to: date, daysSpan: DAYS_AROUND };
}

/** `12 april`, `12 to 20 april`, `april 12-20`, `3 april to 5 may`. */
function readDaysOfMonth(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const leading = MONTHS.longestAt(tokens, at);
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
  const month = MONTHS.longestAt(tokens, next);
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
      return { length: next + last.length - at, from: first.from, to: last.from };
    }
  }
  return daysFound(tokens, next - at, next, month.meaning, days, words);
}

/** After `3 april`: `to 5 may`. */
function lastDay(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const connection = connectionAt(tokens, at);
  if (connection === null) return null;
  let next = at + connection;
  const days = daysAt(tokens, next);
  if (!days || days.last !== undefined) return null;
  next += days.length;
  while (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '')) next += 1;
  const month = MONTHS.longestAt(tokens, next);
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

function daysAt(tokens: readonly Token[], at: number): Days | null {
  const first = dayAt(tokens, at);
  if (!first) return null;
  const next = at + first.length;
  const connection = connectionAt(tokens, next);
  const second = connection === null ? null : dayAt(tokens, next + connection);
  if (!second || second.day <= first.day) return { length: first.length, first: first.day };
  const length = first.length + (connection as number) + second.length;
  return { length, first: first.day, last: second.day };
}

function dayAt(tokens: readonly Token[], at: number) {
  const day = tokens[at]?.number ?? null;
  if (day === null || day < 1 || day > 31) return null;
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
  const year = given ?? comingYear(month, last ?? first, today);
  const whole = length + (given === null ? 0 : 1);
  if (last === undefined) return singleDay(year, month, first, whole);
  const [from, to] = [first, last].map((day) => `${monthOf(year, month)}-${twoDigits(day)}`);
  return isCalendarDate(from) && isCalendarDate(to) ? { length: whole, from, to } : null;
}

/** `april`, `early april`, `april 2028`, `april to june`, `april or may`. */
function readMonths(tokens: readonly Token[], at: number, words: TimeWords): FoundTime | null {
  const first = monthAt(tokens, at, words.today);
  if (!first) return null;
  const next = at + first.length;
  const connection = connectionAt(tokens, next, true);
  const second = connection === null ? null : monthAt(tokens, next + connection, words.today);
  if (!second) return { length: first.length, from: first.from, to: first.to };
  const isOr = OR.has(tokens[next]?.word ?? '') || connection === 0;
  // Of one month or another that is far from it, the first: all between them was not asked for.
  const isFar = isOr && addDays(first.to, 1) < second.from && second.from > first.from;
  if (isFar) return { length: first.length, from: first.from, to: first.to };
  const to = second.to > first.from ? second.to : aYearLater(second.to);
  const length = first.length + (connection as number) + second.length;
  if (isOr && second.to < first.from) return { length, from: second.from, to: first.to };
  return { length, from: first.from, to };
}

function monthAt(tokens: readonly Token[], at: number, today: CalendarDate) {
  const part = MONTH_PARTS.longestAt(tokens, at);
  let next = at + (part?.length ?? 0);
  if (part) while (BETWEEN_DAY_AND_MONTH.has(tokens[next]?.word ?? '')) next += 1;
  const month = MONTHS.longestAt(tokens, next) ?? mistypedMonth(tokens[next]);
  if (!month) return null;
  next += 1;
  const given = yearAt(tokens, next, today);
  if (given !== null) next += 1;
  const year = given ?? comingYear(month.meaning, 31, today);
  const days = daysOfMonth(monthOf(year, month.meaning));
  return { length: next - at, ...(part ? partOf(days, part.meaning) : days) };
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

const LONG_MONTHS = [
  ...wordSet(
    'january february august september october november december gennaio febbraio settembre ottobre novembre dicembre febrero septiembre octubre noviembre diciembre janvier fevrier juillet septembre octobre novembre decembre januar februar oktober dezember',
  ),
];

function partOf({ from, to }: Pick<FoundTime, 'from' | 'to'>, part: MonthPart) {
  const month = yearMonthOf(from);
  if (part === 'early') return { from, to: `${month}-10` };
  if (part === 'middle') return { from: `${month}-11`, to: `${month}-20` };
  return { from: `${month}-21`, to };
}

function readRelative(
  tokens: readonly Token[],
  at: number,
  { today }: TimeWords,
): FoundTime | null {
  const found = RELATIVE.longestAt(tokens, at);
  const thisYear = Number(today.slice(0, 4));
  if (found?.meaning === 'month') {
    return { length: found.length, ...daysOfMonth(addMonths(yearMonthOf(today), 1)) };
  }
  if (found)
    return wholeYear(found.meaning === 'next year' ? thisYear + 1 : thisYear, found.length);
  const year = yearAt(tokens, at, today);
  return year === null ? null : wholeYear(year, 1);
}

function wholeYear(year: number, length: number): FoundTime {
  return { length, from: `${year}-01-01`, to: `${year}-12-31` };
}

/** A year that is not over, and not far. */
function yearAt(tokens: readonly Token[], at: number, today: CalendarDate): number | null {
  const number = tokens[at]?.number ?? null;
  const thisYear = Number(today.slice(0, 4));
  return number !== null && number >= thisYear && number <= thisYear + MOST_YEARS ? number : null;
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
  return `${twoDigits(month)}-${twoDigits(day)}` >= today.slice(5) ? thisYear : thisYear + 1;
}

/** The last day of a month stays the last one. */
function aYearLater(day: CalendarDate): CalendarDate {
  const month = addMonths(yearMonthOf(day), 12);
  const isLast = yearMonthOf(addDays(day, 1)) !== yearMonthOf(day);
  return isLast ? daysOfMonth(month).to : `${month}${day.slice(7)}`;
}

function daysOfMonth(month: string) {
  return { from: firstDayOf(month), to: `${month}-${twoDigits(daysInMonth(month))}` };
}

const monthOf = (year: number, month: number) => `${year}-${twoDigits(month)}`;
const twoDigits = (number: number) => String(number).padStart(2, '0');
