import type { Filters } from '../../contract/filters.ts';
import type { Currency } from '../../domain/market.ts';
import { listingBody, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';

/**
 * What a listing call is asked for these filters, with prices in the currency that is shown. The default
 * statuses are named, whatever the backend does without them (RES-05).
 */
export function searchBody(filters: SearchFilters, currency: Currency): Filters {
  return { status: [...DEFAULT_STATUSES], ...listingBody(filters), currency };
}
