/** The same search in the other markets, for the country links (MKT-09). */
import { pathOf } from '../../../contract/route-paths.ts';
import { ALL_MARKETS, type Currency, type MarketId } from '../../../domain/market.ts';
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';

/**
 * Path and query of the search in each market. Every filter means the same there but the price, which
 * is in the currency shown: where another is shown it is left out, and the list begins anew.
 */
export function searchCounterparts(
  filters: SearchFilters,
  currency: Currency,
): Readonly<Record<MarketId, string>> {
  const priceless = hasPrice(filters)
    ? { ...filters, priceFrom: undefined, priceTo: undefined, page: NO_FILTERS.page }
    : filters;
  return Object.fromEntries(
    ALL_MARKETS.map((market) => {
      const kept = market.currency === currency ? filters : priceless;
      const query = printSearchFilters(kept).toString();
      return [market.id, `${pathOf('search', market.id)}${query && `?${query}`}`];
    }),
  ) as Record<MarketId, string>;
}

function hasPrice({ priceFrom, priceTo }: SearchFilters): boolean {
  return priceFrom !== undefined || priceTo !== undefined;
}
