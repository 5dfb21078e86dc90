/** The listing of tours: the order of those that fit, and the page asked for (RES-01, RES-06). */
import type { Filters } from '../../contract/filters.ts';
import { DEFAULT_SORT, type Sort } from '../../domain/sort.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findListing, type Listing } from './find-listing.ts';
import { EVERY_SHARE, leaveShareOfRow } from './leave-view.ts';
import { type ListingContext, type ListingPage, type TourHit, pageBounds } from './listing-page.ts';
import { pageByKey, type RowKeys } from './page-by-key.ts';
import { relevanceRanks } from './sorted-order.ts';

/**
 * Lists the tours that start after today, were not withdrawn and fit the filters, with the default
 * statuses where the filters name none (TRV-02, RES-05). `hasTours` changes nothing here: a tour that
 * is listed is one that its travel has.
 */
export function listTours(
  index: CatalogueIndex,
  filters: Filters,
  context: ListingContext,
): ListingPage<TourHit> {
  const listing = findListing(index, 'tours', filters, context);
  const bounds = pageBounds(filters, listing.tourRows.length);
  const offset = (bounds.currentPage - 1) * bounds.perPage;
  const rows = pageOfTours(index, listing, filters, offset, bounds.perPage);
  return { hits: rows.map((row) => tourHit(index, row)), ...bounds, facets: listing.facets };
}

/** What stands in a row. */
export function tourHit({ tours, travels }: CatalogueIndex, row: number): TourHit {
  return {
    tour: tours.tours[row] as PricedTour,
    travel: travels.travels[tours.travelRows[row] as number] as TravelRecord,
  };
}

function pageOfTours(
  index: CatalogueIndex,
  listing: Listing,
  filters: Filters,
  offset: number,
  count: number,
): number[] {
  const { tours, scratch } = index;
  const { tourRows } = listing;
  const sort = filters.sort ?? DEFAULT_SORT.tours;
  const keys = sortKeys(index, listing, sort);
  // Rows are in the order of their dates.
  if (keys === null) return Array.from(tourRows.subarray(offset, offset + count));
  const ties = sort === 'relevance:desc' ? null : tours.byId;
  return pageByKey(tourRows, keys, ties, scratch.ranks, offset, count);
}

/** Null for the order of the rows. */
function sortKeys(
  { tours, travels }: CatalogueIndex,
  { tourRows, prices, leaves, textScores }: Listing,
  sort: Sort,
): RowKeys | null {
  const ofOffer = (table: Uint32Array) => ({ table, column: tours.offerRows });
  const ofTravel = (table: ArrayLike<number>) => ({ table, column: tours.travelRows });
  switch (sort) {
    case 'date:asc':
      return null;
    case 'price:asc':
      return ofOffer(prices.keys.cheapest);
    case 'price:desc':
      return ofOffer(prices.keys.dearest);
    case 'discount:desc':
      return ofOffer(prices.keys.mostDiscounted);
    case 'duration:asc':
      return ofTravel(travels.numberOfDays);
    case 'duration:desc':
      return ofTravel(travels.longestRanks);
    case 'daysPerLeave:desc': {
      const shares = new Uint32Array(tours.tours.length);
      for (const row of tourRows) shares[row] = leaveShareOfRow(leaves, tours, row);
      return { table: EVERY_SHARE, column: shares };
    }
    case 'score:desc':
      return ofTravel(travels.popularityRanks);
    case 'relevance:desc':
      return textScores && ofTravel(relevanceRanks(textScores));
  }
}
