/**
 * Days of a search in words: `May 2027`, `1 – 10 May 2027`, `Saturday 1 May 2027`, `From 01/05/2027`,
 * `Easter 2027, 20 March – 4 April 2027`; null for whenever.
 */
import type { TFunction } from 'i18next';
import {
  formatDate,
  formatDateRange,
  formatLongDate,
  formatMonth,
} from '../../domain/date-format.ts';
import type { Period } from '../../domain/date-range.ts';
import type { Market } from '../../domain/market.ts';
import type { SearchFilters } from '../../domain/search-filters.ts';
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
  const month = monthOfDates(dates);
  if (month) return formatMonth(month, market);
  const text = [nameOf(dates, context), daysText(dates, context)].filter(Boolean).join(', ');
  const { daysSpan } = dates;
  if (text === '') return null;
  return daysSpan ? t('listing:filter.around', { dates: text, count: daysSpan }) : text;
}

function nameOf({ dateFrom, dateTo }: SearchDates, { period }: DatesContext): string | null {
  const isIt = period && period.startingDate === dateFrom && period.endingDate === dateTo;
  return isIt ? `${period.name} ${period.year}` : null;
}

function daysText({ dateFrom, dateTo }: SearchDates, { t, market }: DatesContext): string | null {
  if (dateFrom && dateTo) {
    return dateFrom === dateTo
      ? formatLongDate(dateFrom, market)
      : formatDateRange(dateFrom, dateTo, market);
  }
  if (dateFrom) return t('listing:filter.from', { value: formatDate(dateFrom, market) });
  return dateTo ? t('listing:filter.until', { value: formatDate(dateTo, market) }) : null;
}
