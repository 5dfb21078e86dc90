/** Keeps a search that was made, for the visitor to come back to (SRCH-14). */
import { useEffect } from 'react';
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { useSite } from '../i18n/site.ts';
import { destinationNames, type SearchChoices } from './search-choices.ts';
import { saveSearch } from './search-history.ts';
import { usePlaceText } from './search-summary.tsx';

export function useSavedSearch(filters: SearchFilters, choices: SearchChoices): void {
  const { user } = useSite();
  const names = destinationNames(choices);
  const { tab, textSearch, continentId = [], destinationId = [] } = filters;
  const { dateFrom, dateTo, daysSpan, status } = filters;
  const destination = usePlaceText(filters, choices);
  // A code is no place that a visitor would know again.
  const isNamed = destinationId.every((code) => names.has(code));
  const asked = {
    ...NO_FILTERS,
    tab,
    textSearch,
    continentId,
    destinationId,
    dateFrom,
    dateTo,
    daysSpan,
    status,
  };
  const query = printSearchFilters(asked).toString();
  const userStatus = user ? 'user' : 'guest';
  useEffect(() => {
    if (!isNamed) return;
    saveSearch({
      date: Date.now(),
      userStatus,
      values: { destination, dateFrom: dateFrom ?? null, dateTo: dateTo ?? null },
      query,
    });
  }, [isNamed, destination, dateFrom, dateTo, query, userStatus]);
}
