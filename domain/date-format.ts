/**
 * Days as a market writes them (MKT-04). A day is formatted as its midnight in UTC, by formatters in
 * UTC: neither the server's time zone nor the visitor's ever shifts it.
 */
import { firstDayOf, utcMidnight, type CalendarDate, type YearMonth } from './calendar-date.ts';
import type { Market } from './market.ts';
import { withCapital } from './with-capital.ts';

/** In digits: `01/05/2027`, in the US `05/01/2027`. */
export function formatDate(day: CalendarDate, market: Market): string {
  const [year, month, dayOfMonth] = day.split('-');
  return market.dateOrder === 'month-day-year'
    ? `${month}/${dayOfMonth}/${year}`
    : `${dayOfMonth}/${month}/${year}`;
}

/** With weekday and month in words, as within a sentence: `Saturday 1 May 2027`. */
export function formatLongDate(day: CalendarDate, market: Market): string {
  const text = formatter(market, 'long').format(utcMidnight(day));
  const written = WITHOUT_COMMA.includes(dateLocale(market)) ? text.replace(',', '') : text;
  // A line may end after the weekday and nowhere else.
  return wholeDate(withFrenchFirst(written, market)).replace(NO_BREAK, ' ');
}

/** The same where nothing stands before it: `Sabato 1 maggio 2027`. */
export function formatDateLabel(day: CalendarDate, market: Market): string {
  return withCapital(formatLongDate(day, market), market);
}

/** Without the weekday: `1 May 2027`. */
export function formatDateInWords(day: CalendarDate, market: Market): string {
  return formatDateRange(day, day, market);
}

/** `May 2027`, as a heading or a choice: `Maggio 2027`. */
export function formatMonth(month: YearMonth, market: Market): string {
  return withCapital(formatMonthWithin(month, market), market);
}

/** The same within a sentence: `maggio 2027`. */
export function formatMonthWithin(month: YearMonth, market: Market): string {
  return formatter(market, 'month').format(utcMidnight(firstDayOf(month)));
}

/** The name of the day of the week that a day is: `Saturday`, or `Sat` where there is little room. */
export function formatWeekday(
  day: CalendarDate,
  market: Market,
  length: 'weekday' | 'weekdayShort' = 'weekday',
): string {
  return formatter(market, length).format(utcMidnight(day));
}

/** Months of any year, 1 to 12, where nothing stands before them: `Marzo, aprile`. */
export function formatMonthNames(months: readonly number[], market: Market): string {
  const names = months.map((month) =>
    formatter(market, 'monthName').format(Date.UTC(A_YEAR, month - 1)),
  );
  return withCapital(names.join(', '), market);
}

const A_YEAR = 2027;

/** `1 – 10 May 2027`, what both days share said once. */
export function formatDateRange(from: CalendarDate, to: CalendarDate, market: Market): string {
  const key = `${market.id} ${from} ${to}`;
  const known = ranges.get(key);
  if (known !== undefined) return known;
  const range = makeDateRange(from, to, market);
  if (ranges.size >= MOST_RANGES) ranges.clear();
  ranges.set(key, range);
  return range;
}

/** `Intl` takes a tenth of a millisecond for each, and a listing has dozens. */
const ranges = new Map<string, string>();
const MOST_RANGES = 5_000;

function makeDateRange(from: CalendarDate, to: CalendarDate, market: Market): string {
  const text = formatter(market, 'range').formatRange(utcMidnight(from), utcMidnight(to));
  return wholeDate(
    withFrenchFirst(
      // Italian ranges come as `01–10 maggio`.
      text.replace(/\b0(?=\d\b)/g, ''),
      market,
    ),
  );
}

const NO_BREAK = '\u00a0';

/**
 * A line never ends within a date, only after the dash between two. Engines differ in the spaces that
 * they set, thin or not.
 */
function wholeDate(text: string): string {
  return text.replace(/\s/g, NO_BREAK).replace(`–${NO_BREAK}`, '– ');
}

/** French counts the first of a month: `1er mars`. `Intl` does not know it. */
function withFrenchFirst(text: string, market: Market): string {
  return market.languageTag === 'fr' ? text.replace(/(?<!\d)1(?!\d)/g, '1er') : text;
}

/**
 * Where no comma follows the weekday. Engines disagree on that of en-GB, and server and browser must
 * draw the same; in Spanish "el sábado 1 de mayo" has none.
 */
const WITHOUT_COMMA: readonly string[] = ['en-GB', 'es'];

/** Months in full: their short forms differ between versions of `Intl`. */
const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  range: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made once each: making a formatter costs far more than using it. */
function formatter(market: Market, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const locale = dateLocale(market);
  const key = `${locale} ${style}`;
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** To `Intl` plain `en` means the US order; the international site puts the day first (MKT-04). */
export function dateLocale(market: Market): string {
  const isPlainEnglish = market.languageTag === 'en' && market.dateOrder === 'day-month-year';
  return isPlainEnglish ? 'en-GB' : market.languageTag;
}
