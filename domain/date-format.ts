/**
 * Days as a market writes them (MKT-04). A day is formatted as its midnight in UTC, by formatters in
 * UTC: neither the server's time zone nor the visitor's ever shifts it.
 */
import { firstDayOf, utcMidnight, type CalendarDate, type YearMonth } from './calendar-date.ts';
import type { Market } from './market.ts';

/** In digits: `01/05/2027`, in the US `05/01/2027`. */
export function formatDate(day: CalendarDate, market: Market): string {
  const [year, month, dayOfMonth] = day.split('-');
  return market.dateOrder === 'month-day-year'
    ? `${month}/${dayOfMonth}/${year}`
    : `${dayOfMonth}/${month}/${year}`;
}

/** With weekday and month in words: `Saturday 1 May 2027`. */
export function formatLongDate(day: CalendarDate, market: Market): string {
  const text = formatter(market, 'long').format(utcMidnight(day));
  // Engines disagree on the comma of en-GB, and server and browser must draw the same.
  return dateLocale(market) === 'en-GB' ? text.replace(',', '') : text;
}

/** `May 2027`. */
export function formatMonth(month: YearMonth, market: Market): string {
  return formatter(market, 'month').format(utcMidnight(firstDayOf(month)));
}

/** `1 – 10 May 2027`, what both days share said once. */
export function formatDateRange(from: CalendarDate, to: CalendarDate, market: Market): string {
  const text = formatter(market, 'range').formatRange(utcMidnight(from), utcMidnight(to));
  return (
    text
      // Node sets thin spaces where Chromium does not.
      .replace(/[\u2009\u202f\u00a0]/g, ' ')
      // Italian ranges come as `01–10 maggio`.
      .replace(/\b0(?=\d\b)/g, '')
  );
}

/** Months in full: their short forms differ between versions of `Intl`. */
const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  range: { day: 'numeric', month: 'long', year: 'numeric' },
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
function dateLocale(market: Market): string {
  const isPlainEnglish = market.languageTag === 'en' && market.dateOrder === 'day-month-year';
  return isPlainEnglish ? 'en-GB' : market.languageTag;
}
