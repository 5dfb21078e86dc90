/**
 * Days of a search in words: `May 2027`, `1 – 10 May 2027`, `Saturday 1 May 2027`, `From Saturday 1 May 2027`,
 * `Easter 2027, 20 March – 4 April 2027`; null for whenever.
 */
import type { TFunction } from 'i18next';
import type { CalendarDate, YearMonth } from '../../domain/calendar-date.ts';
import {
  formatDateRange,
  formatLongDate,
  formatMonth,
  formatMonthWithin,
} from '../../domain/date-format.ts';
import type { Period } from '../../domain/date-range.ts';
import type { Market } from '../../domain/market.ts';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { monthOfDates } from './month-value.ts';

export type SearchDates = Pick<SearchFilters, 'dateFrom' | 'dateTo' | 'daysSpan'>;

export interface DatesContext {
  readonly t: TFunction;
  readonly market: Market;
  /** What the market calls the days, where it has a name for them. */
  readonly period?: Period | null | undefined;
}

export function datesText(dates: SearchDates, context: DatesContext): string | null {
  const { t, market } = context;
  return textOf(dates, context, {
    month: (month) => formatMonth(month, market),
    days: (text) => text,
    from: (value) => t('listing:filter.from', { value }),
    until: (value) => t('listing:filter.until', { value }),
  });
}

/**
 * The same where nothing else says what the days are, `Departing 3 – 17 April 2027`: a travel that leaves on
 * the last of them ends after it.
 */
export function departureText(dates: SearchDates, context: DatesContext): string | null {
  const { t, market } = context;
  return textOf(dates, context, {
    month: (month) => t('listing:filter.departingIn', { month: formatMonthWithin(month, market) }),
    days: (text) => t('listing:filter.departing', { dates: text }),
    from: (value) => t('listing:filter.departingFrom', { value }),
    until: (value) => t('listing:filter.departingUntil', { value }),
  });
}

/** How each kind of days is said. */
interface DatesWords {
  readonly month: (month: YearMonth) => string;
  readonly days: (text: string) => string;
  readonly from: (day: string) => string;
  readonly until: (day: string) => string;
}

function textOf(dates: SearchDates, context: DatesContext, words: DatesWords): string | null {
  const { t, market } = context;
  const { dateFrom, dateTo, daysSpan } = dates;
  const month = monthOfDates(dates);
  if (month) return words.month(month);
  if (!dateFrom && !dateTo) return null;
  let text = '';
  if (dateFrom && dateTo) text = words.days(daysText(dateFrom, dateTo, context));
  else if (dateFrom) text = words.from(formatLongDate(dateFrom, market));
  else if (dateTo) text = words.until(formatLongDate(dateTo, market));
  return daysSpan ? t('listing:filter.around', { dates: text, count: daysSpan }) : text;
}

function daysText(
  dateFrom: CalendarDate,
  dateTo: CalendarDate,
  { market, period }: DatesContext,
): string {
  const days =
    dateFrom === dateTo
      ? formatLongDate(dateFrom, market)
      : formatDateRange(dateFrom, dateTo, market);
  const isNamed = period && period.startingDate === dateFrom && period.endingDate === dateTo;
  return isNamed ? `${period.name} ${period.year}, ${days}` : days;
}
