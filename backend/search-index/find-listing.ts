/** What both listings do first: find the travels and the tours that the filters leave. */
import type { AvailableFilters } from '../../contract/listing.ts';
import type { Filters } from '../../contract/filters.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { listFacets } from './list-facets.ts';
import type { ListingContext } from './listing-page.ts';
import type { PriceView } from './price-view.ts';
import { tourCriteria } from './tour-criteria.ts';
import { scanTours } from './scan-tours.ts';
import { flagTravels } from './flag-travels.ts';

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
