/**
 * The experiment of SRCH-15: a search for a month or for any time leads to the list of travels. The form
 * carries it as a field of its own, so that it comes out the same with scripts and without (SRCH-16).
 */
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { monthOfDates } from './month-value.ts';

/** What the form was drawn with; present where the experiment is on. */
export const TRAVELS_FIELD = 'travelsUnless';
/** No search has been made yet: whatever is searched for is a new one. */
const NO_SEARCH = '-';

/** @param filters of the page, where that is the result of a search */
export function travelsFieldValue(filters: SearchFilters | undefined): string {
  return filters ? placeAndTime(filters) : NO_SEARCH;
}

/**
 * Filters that a form means, on the tab where they belong. Whoever looks at a list and only narrows it, by
 * price or status, stays on the tab that was chosen.
 */
export function onPreferredList(filters: SearchFilters, sent: URLSearchParams): SearchFilters {
  const drawn = sent.get(TRAVELS_FIELD);
  if (drawn === null || drawn === placeAndTime(filters)) return filters;
  return isMonthOrWhenever(filters) ? { ...filters, tab: 'travels' } : filters;
}

function isMonthOrWhenever(filters: SearchFilters): boolean {
  const { dateFrom, dateTo } = filters;
  return (dateFrom === undefined && dateTo === undefined) || monthOfDates(filters) !== null;
}

function placeAndTime({
  textSearch,
  continentId,
  destinationId,
  dateFrom,
  dateTo,
  daysSpan,
}: SearchFilters): string {
  const bar = { textSearch, continentId, destinationId, dateFrom, dateTo, daysSpan };
  return printSearchFilters({ ...NO_FILTERS, ...bar }).toString();
}
