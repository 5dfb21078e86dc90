/** What both listings do first: find the travels and the tours that the filters leave. */
import type { AvailableFilters } from '../../contract/listing.ts';
import type { Filters } from '../../contract/filters.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { ListedUnit } from './listing-page.ts';
import { amountsOfTours, amountsOfTravels } from './facet-amounts.ts';
import { findText } from './find-text.ts';
import { listFacets } from './list-facets.ts';
import { excludedRows } from './excluded-rows.ts';
import type { LeaveView } from './leave-view.ts';
import type { ListingContext } from './listing-page.ts';
import type { PriceView } from './price-view.ts';
import { tourCriteria } from './tour-criteria.ts';
import { scanTours } from './scan-tours.ts';
import { flagTravels } from './flag-travels.ts';

export interface ListingRows {
  /** Rows of the tours that fit, ascending; valid until the next listing. */
  readonly tourRows: Uint32Array;
  /** Of each travel: see `flagTravels`. */
  readonly travelFlags: Uint8Array;
  /** How many tours of each travel fit; of no meaning for a travel that does not. */
  readonly toursPerTravel: Uint32Array;
  /** What each travel is worth for the text; null when no text is asked for. */
  readonly textScores: Uint16Array | null;
  /** In the currency of the filters, else the context's. */
  readonly prices: PriceView;
  /** By the context's holidays. */
  readonly leaves: LeaveView;
}

export interface Listing extends ListingRows {
  readonly facets: AvailableFilters;
}

/** With what could be chosen beside, counted in what is listed (RES-10). */
export function findListing(
  index: CatalogueIndex,
  unit: ListedUnit,
  filters: Filters,
  context: ListingContext,
): Listing {
  const { criteria, scan, travels, ...found } = scanListing(index, filters, context);
  const counts = { criteria, scan, travels, prices: found.prices };
  const amounts =
    unit === 'tours' ? amountsOfTours(counts) : amountsOfTravels(index.tours, counts, filters);
  return { ...found, facets: listFacets(index, counts, amounts, context) };
}

/** For who counts, and asks for no choices. */
export function findRows(
  index: CatalogueIndex,
  filters: Filters,
  context: ListingContext,
): ListingRows {
  return scanListing(index, filters, context);
}

function scanListing(index: CatalogueIndex, filters: Filters, context: ListingContext) {
  const prices = index.prices(filters.currency ?? context.currency, context.exchangeRates);
  const leaves = index.leaves(context.holidays);
  const { travels: textScores } = findText(index, filters.textSearch ?? '');
  const views = { prices, leaves };
  const excluded = excludedRows(index, filters, views, context);
  const travels = flagTravels(index.travels, filters, textScores, excluded.travels);
  const criteria = tourCriteria(index.tours, filters, views, context, excluded.wantedRows);
  const scan = scanTours(index.tours, criteria, travels.flags, index.scratch.rows);
  return {
    tourRows: scan.rows,
    travelFlags: travels.flags,
    toursPerTravel: scan.perTravel,
    textScores,
    prices,
    leaves,
    criteria,
    scan,
    travels,
  };
}
