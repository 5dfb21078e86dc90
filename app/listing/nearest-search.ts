/** Searches beside one for a country: what a link leads to, and what is counted for it (SRCH-03). */
import { NO_FILTERS, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { withoutFilters } from './listing-links.ts';

export interface NearestSearch {
  /** The country without trips, and the one to go to in its place: ISO 3166 alpha-3. */
  readonly country: string;
  readonly other: string;
  /** Whether the other filters stay. */
  readonly isFiltered: boolean;
}

/** In a country near one that has no trips. */
export function nearestSearch(filters: SearchFilters, search: NearestSearch): SearchFilters {
  const { country, other, isFiltered } = search;
  const destinationId = [other];
  if (!isFiltered) return { ...withoutFilters(filters), destinationId };
  const { typed, textSearch } = filters;
  // A text that is no more than the country's name.
  const isItsName =
    !filters.destinationId?.includes(country) && (typed === undefined || typed === textSearch);
  return {
    ...filters,
    textSearch: isItsName ? undefined : textSearch,
    continentId: undefined,
    destinationId,
    typed: undefined,
    page: NO_FILTERS.page,
  };
}

/**
 * The text that was read as a country, looked for as it stands: one that is its own `typed` is not read again.
 */
export function searchAsText(filters: SearchFilters): SearchFilters {
  return {
    ...filters,
    textSearch: filters.typed,
    continentId: undefined,
    destinationId: undefined,
    page: NO_FILTERS.page,
  };
}
