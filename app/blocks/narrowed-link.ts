import type { RoutingKey } from '../../contract/route-paths.ts';
import { NO_FILTERS, printSearchFilters } from '../../domain/filters/search-filters.ts';
import type { ListingFilterData } from './load-narrowed.server.ts';

/**
 * What a listing block's link to the search takes along (CMS-05): the visitor's own filters of that list, so that
 * a way to more of it does not throw them away. Undefined where there are none, or the link leads elsewhere.
 */
export function narrowedLinkQuery(
  link: { readonly routingKey: RoutingKey } | undefined,
  filter: ListingFilterData | null,
): URLSearchParams | undefined {
  if (link?.routingKey !== 'search' || !filter?.isNarrowed) return undefined;
  // The search has an order and pages of its own.
  const { sort: _sort, page: _page, ...asked } = filter.filters;
  return printSearchFilters({ ...NO_FILTERS, ...asked });
}
