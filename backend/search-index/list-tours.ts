/** The listing of tours: the order of those that fit, and the page asked for (RES-01, RES-06). */
import type { Filters } from '../../contract/filters.ts';
import { DEFAULT_SORT } from '../../domain/sort.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findListing } from './find-listing.ts';
import type { Listing } from './find-listing.ts';
import type { ListingContext, ListingPage, TourHit } from './listing-page.ts';
import { pageBounds } from './page-bounds.ts';
import { denseRanks } from './sorted-order.ts';
import type { SortedOrder } from './sorted-order.ts';
import { FITS_ALL } from './flag-travels.ts';

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
  const listing = findListing(index, filters, context);
  const bounds = pageBounds(filters, listing.tourRows.length);
  const offset = (bounds.currentPage - 1) * bounds.perPage;
  const rows = pageOfTours(index, listing, filters, offset, bounds.perPage);
  return { hits: rows.map((row) => tourHit(index, row)), ...bounds, facets: listing.facets };
}

function tourHit({ tours, travels }: CatalogueIndex, row: number): TourHit {
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
  const { tourRows, prices, textScores } = listing;
  const sortedBy = (order: SortedOrder) => pageByOrder(index, tourRows, order, offset, count);
  const sort = filters.sort ?? DEFAULT_SORT.tours;
  if (sort === 'price:asc') return sortedBy(prices.order('cheapest'));
  if (sort === 'price:desc') return sortedBy(prices.order('dearest'));
  if (sort === 'discount:desc') return sortedBy(prices.order('mostDiscounted'));
  if (sort === 'duration:asc') return sortedBy(index.tourOrder('shortest'));
  if (sort === 'duration:desc') return sortedBy(index.tourOrder('longest'));
  if (sort === 'score:desc') return sortedBy(index.tourOrder('score'));
  if (sort === 'relevance:desc' && textScores) {
    return pageByRelevance(index, listing, textScores, offset, count);
  }
  // Rows are in the order of their dates.
  return Array.from(tourRows.subarray(offset, offset + count));
}

function pageByOrder(
  { scratch }: CatalogueIndex,
  rows: Uint32Array,
  order: SortedOrder,
  offset: number,
  count: number,
): number[] {
  scratch.ranks.clear();
  for (let at = 0; at < rows.length; at++) {
    scratch.ranks.add(order.rankOf[rows[at] as number] as number);
  }
  return scratch.ranks.slice(offset, count).map((rank) => order.atRank[rank] as number);
}

/** By text rank, then date: rows are in date order already, so each goes to the next place of its rank. */
function pageByRelevance(
  { tours }: CatalogueIndex,
  { tourRows, toursPerTravel, travelFlags }: Listing,
  textScores: Uint16Array,
  offset: number,
  count: number,
): number[] {
  const ranks = denseRanks(Array.from(textScores, (score) => -score));
  const nextPlaces = new Uint32Array(ranks.length + 1);
  for (const [travel, flags] of travelFlags.entries()) {
    if (flags !== FITS_ALL) continue;
    const after = (ranks[travel] as number) + 1;
    nextPlaces[after] = (nextPlaces[after] as number) + (toursPerTravel[travel] as number);
  }
  for (let rank = 1; rank < nextPlaces.length; rank++) {
    nextPlaces[rank] = (nextPlaces[rank] as number) + (nextPlaces[rank - 1] as number);
  }
  const page: number[] = [];
  const { travelRows } = tours;
  let missing = Math.min(count, tourRows.length - offset);
  for (let at = 0; missing > 0; at++) {
    const row = tourRows[at] as number;
    const rank = ranks[travelRows[row] as number] as number;
    const place = nextPlaces[rank] as number;
    nextPlaces[rank] = place + 1;
    if (place < offset || place >= offset + count) continue;
    page[place - offset] = row;
    missing--;
  }
  return page;
}
