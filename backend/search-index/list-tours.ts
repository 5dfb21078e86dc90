/** The listing of tours: the order of those that fit, and the page asked for (RES-01, RES-06). */
import type { Filters } from '../../contract/filters.ts';
import { DEFAULT_SORT, type Sort } from '../../domain/sort.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findListing, type Listing } from './find-listing.ts';
import { EVERY_SHARE, leaveShareOfRow } from './leave-view.ts';
import { type ListingContext, type TourHit, type ToursPage, pageBounds } from './listing-page.ts';
import { pageByKey, type RowKeys } from './page-by-key.ts';
import { relevanceRanks, type SortedOrder } from './sorted-order.ts';

/**
 * Lists the tours that start after today, were not withdrawn and fit the filters, with the default
 * statuses where the filters name none (TRV-02, RES-05). `hasTours` changes nothing here: a tour that
 * is listed is one that its travel has. `oncePerTravel` leaves the first tour of each travel, unless all
 * are of one.
 */
export function listTours(
  index: CatalogueIndex,
  filters: Filters,
  context: ListingContext,
): ToursPage {
  const { tours } = index;
  const listing = findListing(index, 'tours', filters, context);
  const { tourRows, toursPerTravel, facets } = listing;
  const order = orderOf(index, listing, filters.sort ?? DEFAULT_SORT.tours);
  const firsts = filters.oncePerTravel ? firstOfTravels(index, tourRows, order) : tourRows;
  const isFolded = firsts.length > 1 && firsts.length < tourRows.length;
  const listed = isFolded ? firsts : tourRows;

  const bounds = pageBounds(filters, listed.length);
  const offset = (bounds.currentPage - 1) * bounds.perPage;
  const hits = pageOfTours(index, listed, order, offset, bounds.perPage).map((row) => {
    const ofTravel = toursPerTravel[tours.travelRows[row] as number] as number;
    return { ...tourHit(index, row), otherDepartures: isFolded ? ofTravel - 1 : 0 };
  });
  const travels = isFolded ? firsts.length : null;
  return { hits, ...bounds, total: tourRows.length, travels, facets };
}

/** What stands in a row. */
export function tourHit({ tours, travels }: CatalogueIndex, row: number): TourHit {
  return {
    tour: tours.tours[row] as PricedTour,
    travel: travels.travels[tours.travelRows[row] as number] as TravelRecord,
  };
}

interface Order {
  /** Null for the order of the rows, which is that of their dates. */
  readonly keys: RowKeys | null;
  /** The order of rows with the same key; null for that of the rows. */
  readonly ties: SortedOrder | null;
}

function orderOf(index: CatalogueIndex, listing: Listing, sort: Sort): Order {
  const ties = sort === 'relevance:desc' ? null : index.tours.byId;
  return { keys: sortKeys(index, listing, sort), ties };
}

const NO_TOUR = 0xffffffff;

/** Of each travel the row that comes first in the order; ascending, like the rows given. */
function firstOfTravels(
  { tours, travels }: CatalogueIndex,
  rows: Uint32Array,
  order: Order,
): Uint32Array {
  const firsts = new Uint32Array(travels.travels.length).fill(NO_TOUR);
  for (const row of rows) {
    const travel = tours.travelRows[row] as number;
    const first = firsts[travel] as number;
    if (first === NO_TOUR || isBefore(row, first, order)) firsts[travel] = row;
  }
  return firsts.filter((row) => row !== NO_TOUR).sort();
}

/** @param first a smaller row */
function isBefore(row: number, first: number, { keys, ties }: Order): boolean {
  if (keys === null) return false;
  const { table, column } = keys;
  const key = table[column[row] as number] as number;
  const firstKey = table[column[first] as number] as number;
  if (key !== firstKey || ties === null) return key < firstKey;
  return (ties.rankOf[row] as number) < (ties.rankOf[first] as number);
}

function pageOfTours(
  { scratch }: CatalogueIndex,
  rows: Uint32Array,
  { keys, ties }: Order,
  offset: number,
  count: number,
): number[] {
  if (keys === null) return Array.from(rows.subarray(offset, offset + count));
  return pageByKey(rows, keys, ties, scratch.ranks, offset, count);
}

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
