/** What both listings do first: find the travels and the tours that the filters leave. */
import type { AvailableFilters } from '../../contract/listing.ts';
import type { Filters } from '../../contract/filters.ts';
import { DEFAULT_PER_PAGE, MAXIMUM_PER_PAGE } from '../../domain/search-filters.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { listFacets } from './facets.ts';
import type { ListingContext } from './listing-page.ts';
import type { PriceView } from './price-view.ts';
import { tourCriteria } from './tour-filter.ts';
import { scanTours } from './tour-scan.ts';
import { flagTravels } from './travel-filter.ts';

export interface Listing {
  /** Rows of the tours that fit, ascending; valid until the next listing. */
  readonly tourRows: Uint32Array;
  readonly travelFlags: Uint8Array;
  /** How many tours of each travel fit; of no meaning for a travel that does not. */
  readonly toursPerTravel: Uint32Array;
  /** What each travel is worth for the text; null when no text is asked for. */
  readonly textScores: Uint16Array | null;
  /** In the currency of the filters, else the context's. */
  readonly prices: PriceView;
  readonly facets: AvailableFilters;
}

export function findListing(
  index: CatalogueIndex,
  filters: Filters,
  context: ListingContext,
): Listing {
  const prices = index.prices.of(filters.currency ?? context.currency, context.exchangeRates);
  const textScores = index.travelText.search(filters.textSearch ?? '');
  const travelFlags = flagTravels(index.travels, filters, textScores);
  const criteria = tourCriteria(index.tours, filters, context);
  const scan = scanTours(index.tours, criteria, prices.cents, travelFlags, index.scratch.rows);
  const facets = listFacets(index, criteria, travelFlags, scan, context.language);
  return {
    tourRows: scan.rows,
    travelFlags,
    toursPerTravel: scan.perTravel,
    textScores,
    prices,
    facets,
  };
}

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
