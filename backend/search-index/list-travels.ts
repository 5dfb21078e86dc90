/** The listing of travels, each with the tour that its card shows (RES-01, RES-06). */
import type { Filters } from '../../contract/filters.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { FEATURED_DAYS, isNearPrice } from '../../domain/featured-departures.ts';
import { DEFAULT_SORT } from '../../domain/sort.ts';
import { isOpenStatus, TOUR_STATUSES } from '../../domain/tour-status.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findListing, type Listing, type ListingRows } from './find-listing.ts';
import { leaveShareOfRow } from './leave-view.ts';
import {
  type ListingContext,
  type ListingPage,
  type TravelHit,
  pageBounds,
} from './listing-page.ts';
import { NO_PRICE } from './price-view.ts';
import { relevanceRanks } from './sorted-order.ts';
import { askedWords, narrowsTours, TRAVEL_FILTERS } from './filters.ts';
import { bitsOf, type TravelColumns } from './travel-columns.ts';
import { ASKABLE_BIT, dayNumber, STATUS_BITS } from './tour-columns.ts';
import { IS_LISTED } from './flag-travels.ts';

const NO_TOUR = 0xffffffff;
/** A sort key behind every other: days, ranks and cents all stay below it. */
const LAST = 2 ** 32;
/** Days since 1970 stay below it, so that a date fits behind a text rank in one number. */
const DAYS_SIZE = 2 ** 22;

/**
 * Lists the travels that fit the filters. One without a fitting tour is listed too, unless a filter on
 * tours is set; `hasTours` asks for an open one besides. Sorts by date, price and discount go by the
 * tour that the card shows, so that the order is the one a reader sees; travels without one come last.
 */
export function listTravels(
  index: CatalogueIndex,
  filters: Filters,
  context: ListingContext,
): ListingPage<TravelHit> {
  const listing = findListing(index, 'travels', filters, context);
  const { rows, open } = listedTravels(index, listing, filters);
  const { best, isLowestPrice } = bestToursOf(index, listing, context);
  const bounds = pageBounds(filters, rows.length);
  const offset = (bounds.currentPage - 1) * bounds.perPage;
  const keyOf = sortKeys(index, listing, filters, best);
  const page = pageOfTravels(rows, keyOf, best.length, offset, bounds.perPage);
  const hits = page.map((row): TravelHit => ({
    travel: index.travels.travels[row] as TravelRecord,
    bestTour: index.tours.tours[best[row] as number] ?? null,
    toursCount: open[row] as number,
    isLowestPrice: (open[row] as number) > 1 && isLowestPrice(row),
  }));
  return { hits, ...bounds, facets: listing.facets };
}

/** The rows of the travels that are listed, ascending, and the open tours of each travel that fit. */
export function listedTravels(
  index: CatalogueIndex,
  listing: ListingRows,
  filters: Filters,
): { readonly rows: readonly number[]; readonly open: Uint32Array } {
  const fitting = listing.toursPerTravel;
  const open = openToursOf(index, listing, filters);
  const needsTour = narrowsTours(filters);
  const needsOpenTour = filters.hasTours === true;
  const rows: number[] = [];
  for (const [row, flags] of listing.travelFlags.entries()) {
    if ((flags & IS_LISTED) === 0) continue;
    if (needsTour && fitting[row] === 0) continue;
    if (needsOpenTour && open[row] === 0) continue;
    rows.push(row);
  }
  return { rows, open };
}

const IS_OPEN = TOUR_STATUSES.map(isOpenStatus);
const ON_REQUEST = TOUR_STATUSES.indexOf('WAITING_LIST');

/** How many open tours of each travel fit: those that fit, without sold-out ones if these were asked for. */
function openToursOf(
  { tours }: CatalogueIndex,
  listing: ListingRows,
  filters: Filters,
): Uint32Array {
  const open = Uint32Array.from(listing.toursPerTravel);
  if (!filters.status?.includes('SOLD_OUT')) return open;
  for (const row of listing.tourRows) {
    if (IS_OPEN[(tours.traits[row] as number) & STATUS_BITS]) continue;
    const travel = tours.travelRows[row] as number;
    open[travel] = (open[travel] as number) - 1;
  }
  return open;
}

/**
 * Row of the tour that stands for each travel, or `NO_TOUR`: the cheapest that can be booked and still cancelled free
 * of charge, else the cheapest that can be booked, else the cheapest on request. Where the first leaves sooner or later
 * than in the featured weeks, the cheapest of these weeks stands for it at nearly the same price (decision
 * 0107). One that nobody can ask for never does.
 *
 * @returns with it, for a travel that has one, whether none that can be booked costs less
 */
function bestToursOf(
  { tours, travels }: CatalogueIndex,
  listing: Listing,
  { today, freeCancellationDays }: ListingContext,
): { readonly best: Uint32Array; readonly isLowestPrice: (travelRow: number) => boolean } {
  const { travelRows, traits, offerRows, startDays, byId } = tours;
  const { tourRows } = listing;
  const { cents, keys } = listing.prices;
  const { cheapest } = keys;
  // Keys of tours that are too close lie behind those of all others, keys of tours on request behind both.
  const behind = cheapest.length;
  const dayIn = (days: number) => dayNumber(addDays(today, days));
  const firstFree = dayIn(freeCancellationDays);
  const firstFeatured = Math.max(firstFree, dayIn(FEATURED_DAYS.from));
  const lastFeatured = dayIn(FEATURED_DAYS.to);
  const { length } = travels.travels;
  const lowest = new Uint32Array(length).fill(NO_TOUR);
  const best = lowestRows(length, byId.rankOf);
  const featured = lowestRows(length, byId.rankOf);
  for (let at = 0; at < tourRows.length; at++) {
    const row = tourRows[at] as number;
    const trait = traits[row] as number;
    if ((trait & ASKABLE_BIT) === 0) continue;
    const travel = travelRows[row] as number;
    const rank = cheapest[offerRows[row] as number] as number;
    let key = rank;
    if ((trait & STATUS_BITS) === ON_REQUEST) key += 2 * behind;
    else {
      const day = startDays[row] as number;
      if (day < firstFree) key += behind;
      if (day >= firstFeatured && day <= lastFeatured) featured.add(travel, row, key);
      if (rank < (lowest[travel] as number)) lowest[travel] = rank;
    }
    best.add(travel, row, key);
  }
  const centsOf = (row: number) => cents[offerRows[row] as number] as number;
  for (const [travel, row] of featured.rows.entries()) {
    if (row === NO_TOUR) continue;
    if (isNearPrice(centsOf(row), centsOf(best.rows[travel] as number))) best.rows[travel] = row;
  }
  const isLowestPrice = (travel: number) => {
    const row = best.rows[travel] as number;
    const rank = cheapest[offerRows[row] as number] as number;
    return row !== NO_TOUR && rank <= (lowest[travel] as number);
  };
  return { best: best.rows, isLowestPrice };
}

/** The row of the lowest key of each travel, of equal keys the first by its id; `NO_TOUR` where none was added. */
function lowestRows(travels: number, idRanks: Uint32Array) {
  const keys = new Uint32Array(travels).fill(NO_TOUR);
  const rows = new Uint32Array(travels).fill(NO_TOUR);
  const add = (travel: number, row: number, key: number) => {
    const lowest = keys[travel] as number;
    if (key > lowest) return;
    if (key === lowest && !isBefore(idRanks, row, rows[travel] as number)) return;
    keys[travel] = key;
    rows[travel] = row;
  };
  return { rows, add };
}

function isBefore(ranks: Uint32Array, row: number, other: number): boolean {
  return (ranks[row] as number) < (ranks[other] as number);
}

/** What a travel row is sorted by, the smallest first. */
function sortKeys(
  { travels, tours }: CatalogueIndex,
  { prices, leaves, textScores }: Listing,
  filters: Filters,
  best: Uint32Array,
): (row: number) => number {
  const byTour = (keyOf: (tourRow: number) => number) => (row: number) => {
    const tourRow = best[row] as number;
    return tourRow === NO_TOUR ? LAST : keyOf(tourRow);
  };
  const date = byTour((tourRow) => tours.startDays[tourRow] as number);
  const price = byTour((tourRow) => prices.cents[tours.offerRows[tourRow] as number] as number);
  switch (filters.sort ?? DEFAULT_SORT.travels) {
    case 'date:asc':
      return date;
    case 'price:asc':
      return (row) => (price(row) === NO_PRICE ? LAST : price(row));
    case 'price:desc':
      return (row) => (price(row) >= NO_PRICE ? LAST : NO_PRICE - price(row));
    case 'discount:desc':
      return byTour(
        (tourRow) => prices.keys.mostDiscounted[tours.offerRows[tourRow] as number] as number,
      );
    case 'duration:asc':
      return (row) => travels.numberOfDays[row] as number;
    case 'duration:desc':
      return (row) => travels.longestRanks[row] as number;
    case 'daysPerLeave:desc':
      return byTour((tourRow) => leaveShareOfRow(leaves, tours, tourRow));
    case 'score:desc': {
      const size = travels.travels.length;
      const popularity = (row: number) => travels.popularityRanks[row] as number;
      const ranks = filters.textInScore && textScores ? relevanceRanks(textScores) : null;
      const score = ranks
        ? (row: number) => (ranks[row] as number) * size + popularity(row)
        : popularity;
      if (!filters.valuesInScore) return score;
      const missing = missingValues(travels, filters);
      // One that nobody can go on comes behind all others.
      const lacks = (row: number) => (best[row] === NO_TOUR ? LAST_VALUES : missing(row));
      return (row) => lacks(row) * size * size + score(row);
    }
    case 'relevance:desc': {
      if (!textScores) return (row) => Math.min(date(row), DAYS_SIZE - 1);
      const ranks = relevanceRanks(textScores);
      return (row) => (ranks[row] as number) * DAYS_SIZE + Math.min(date(row), DAYS_SIZE - 1);
    }
  }
}

/** More values than a travel can have. */
const LAST_VALUES = 100;

/** How many of the values that are asked for each travel has not: of one filter they are alternatives (RES-02). */
function missingValues({ wordBits }: TravelColumns, filters: Filters): (row: number) => number {
  const asked = TRAVEL_FILTERS.map((filter) =>
    bitsOf(filter.vocabulary, askedWords(filter, filters)),
  );
  return (row) =>
    asked.reduce((sum, wanted, place) => {
      const held = (wordBits[place] as Uint32Array)[row] as number;
      return sum + numberOfBits(wanted & ~held);
    }, 0);
}

function numberOfBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** A page of rows sorted by key, and by id where keys are equal: rows are numbered in id order. */
function pageOfTravels(
  rows: readonly number[],
  keyOf: (row: number) => number,
  size: number,
  offset: number,
  count: number,
): number[] {
  // Key and row in one number, which typed arrays sort without calling back.
  const keys = new Float64Array(rows.length);
  for (const [at, row] of rows.entries()) keys[at] = keyOf(row) * size + row;
  return Array.from(keys.sort().subarray(offset, offset + count), (key) => key % size);
}
