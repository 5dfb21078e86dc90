/** Days of a search in words: `May 2027`, `1 – 10 May 2027`, `Saturday 1 May 2027`; null for whenever. */
import { formatDateRange, formatLongDate, formatMonth } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import type { SearchFilters } from '../../domain/search-filters.ts';
import { monthOfDates } from './month-value.ts';

export function datesText(
  { dateFrom, dateTo }: Pick<SearchFilters, 'dateFrom' | 'dateTo'>,
  market: Market,
): string | null {
  const [from, to] = [dateFrom ?? dateTo, dateTo ?? dateFrom];
  if (from === undefined || to === undefined) return null;
  const month = monthOfDates({ dateFrom: from, dateTo: to });
  if (month) return formatMonth(month, market);
  return from === to ? formatLongDate(from, market) : formatDateRange(from, to, market);
}
