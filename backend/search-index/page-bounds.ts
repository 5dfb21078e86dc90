/** Which page of a listing is shown. */
import type { Filters } from '../../contract/filters.ts';
import { DEFAULT_PER_PAGE, MAXIMUM_PER_PAGE } from '../../domain/filters/search-filters.ts';

export interface PageBounds {
  readonly currentPage: number;
  readonly perPage: number;
  readonly lastPage: number;
  readonly total: number;
}

/**
 * The page that is shown (RES-02): `show` before `perPage`, 100 at most, 20 by default; a page beyond
 * the last is the last.
 */
export function pageBounds(filters: Filters, total: number): PageBounds {
  const wanted = filters.show ?? filters.perPage ?? DEFAULT_PER_PAGE;
  const perPage = Math.min(Math.max(1, wanted), MAXIMUM_PER_PAGE);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const currentPage = Math.min(Math.max(1, filters.page ?? 1), lastPage);
  return { currentPage, perPage, lastPage, total };
}
