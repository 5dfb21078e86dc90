/** What search engines are told of a listing under filters, and of its pages (RES-11). */
import type { TFunction } from 'i18next';
import {
  NO_FILTERS,
  countActiveFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';

export interface ListingIndexRule {
  readonly robots: string | null;
  /** Path and query. */
  readonly canonical: string;
}

/** Whether so many filters narrow a list that no search engine is to keep the page. */
export function isNoindexByFilters(filters: SearchFilters): boolean {
  return countActiveFilters(filters) > 1;
}

/**
 * The rule of RES-11: one filter gives a canonical link to the unfiltered page, two or more keep the
 * page out of the index, and pages from 2 on are their own canonical. The tab is no filter: it is which
 * of the two lists the page holds, so each list has an address of its own. Sort and page size only
 * arrange the same list; a page of another size is no page of the list that an index has, and leads to its
 * first one.
 *
 * @param page the page that is shown, which is never beyond the last
 */
export function listingIndexRule(
  path: string,
  filters: SearchFilters,
  page: number,
): ListingIndexRule {
  const count = countActiveFilters(filters);
  const query = printSearchFilters({
    ...NO_FILTERS,
    tab: filters.tab,
    page: count === 0 && isUsualSize(filters) ? page : NO_FILTERS.page,
  }).toString();
  return {
    robots: isNoindexByFilters(filters) ? 'noindex' : null,
    canonical: query ? `${path}?${query}` : path,
  };
}

function isUsualSize({ perPage, show }: SearchFilters): boolean {
  return perPage === NO_FILTERS.perPage && show === undefined;
}

/** The title of a page of a list: each is a page of its own to an index (RES-11, SEO-01). */
export function pagedTitle(title: string, page: number, t: TFunction): string {
  return page === 1 ? title : `${title} – ${t('listing:pages.page')} ${page}`;
}
