/** Queries of the links around a listing (RES-11): each is the present one with one thing changed. */
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
  type Tab,
} from '../../domain/filters/search-filters.ts';
import { DEFAULT_SORT, type Sort } from '../../domain/sort.ts';

/** The address of a listing under filters. @param address of its page, with what else its query has */
export function listingAddress(address: string, filters: URLSearchParams): string {
  if (filters.size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${filters}`;
}

export function pageQuery(filters: SearchFilters, page: number): URLSearchParams {
  return printSearchFilters({ ...filters, page });
}

/** Another order begins at the first page; the default one is not named. */
export function sortQuery(filters: SearchFilters, sort: Sort): URLSearchParams {
  return printSearchFilters({
    ...filters,
    sort: sort === DEFAULT_SORT[filters.tab] ? undefined : sort,
    page: NO_FILTERS.page,
  });
}

/** The departures of one travel under the same filters, in the same order. */
export function travelQuery(filters: SearchFilters, travelId: string): URLSearchParams {
  return printSearchFilters({ ...filters, travelId: [travelId], page: NO_FILTERS.page });
}

/** The other list under the same filters, in its own order. */
export function tabQuery(filters: SearchFilters, tab: Tab): URLSearchParams {
  return printSearchFilters({ ...filters, tab, sort: undefined, page: NO_FILTERS.page });
}

/** Nothing narrows the list any more; the tab, the region, the order and the page size stay. */
export function withoutFilters({ tab, region, sort, perPage }: SearchFilters): SearchFilters {
  return { ...NO_FILTERS, tab, region, sort, perPage };
}

export function unfilteredQuery(filters: SearchFilters): URLSearchParams {
  return printSearchFilters(withoutFilters(filters));
}
