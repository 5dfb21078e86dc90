/**
 * What each choice of a facet counts (RES-10): departures in a listing of tours, and travels in one of travels. A
 * travel with three departures in May counts once for May, so its counts are no sums of those of tours.
 */
import type { Filters } from '../../contract/filters.ts';
import { isWithin, type FilterRange } from '../../domain/filters/filter-range.ts';
import { withoutFilters } from '../../domain/filters/search-filters.ts';
import { isOpenStatus, TOUR_STATUSES } from '../../domain/tour-status.ts';
import { narrowsTours, type Word } from './filters.ts';
import type { TravelFlags } from './flag-travels.ts';
import { leaveOfRow } from './leave-view.ts';
import { NO_PRICE, type PriceView } from './price-view.ts';
import type { TourScan } from './scan-tours.ts';
import {
  STATUS_BITS,
  TRAITS,
  TRAITS_SIZE,
  type TourColumns,
  type TourTrait,
} from './tour-columns.ts';
import type { TourCriteria } from './tour-criteria.ts';

/** What the run over a listing has left. */
export interface FacetCounts {
  readonly criteria: TourCriteria;
  readonly scan: TourScan;
  readonly travels: TravelFlags;
  readonly prices: PriceView;
}

export interface FacetAmounts {
  /** What a travel adds to choices of filters on travels. */
  readonly ofTravel: (travel: number) => number;
  readonly perMonth: Uint32Array;
  /** For each word of a filter on tours. */
  readonly byWord: (trait: TourTrait) => number[];
  /** With at most so many days of leave. */
  readonly underLeave: (days: number) => number;
  readonly inRanges: (prices: readonly FilterRange[]) => number[];
}

/** More days of leave than any tour takes. */
const NO_TOUR = 0xffffffff;

export function amountsOfTours({ criteria, scan, prices }: FacetCounts): FacetAmounts {
  return {
    ofTravel: (travel) => scan.perTravel[travel] as number,
    perMonth: scan.perMonth,
    byWord: ({ vocabulary, values, fits, shift, mask, failure }) => {
      const byValue = new Uint32Array(mask + 1);
      for (const [number, tours] of scan.byTraits.entries()) {
        if (tours === 0 || ((criteria.failedByTraits[number] as number) & ~failure) !== 0) continue;
        const value = (number >> shift) & mask;
        byValue[value] = (byValue[value] as number) + tours;
      }
      return vocabulary.map((word) =>
        values.reduce<number>(
          (sum, held, place) => (fits(held, word) ? sum + (byValue[place] as number) : sum),
          0,
        ),
      );
    },
    underLeave: (days) => scan.byLeave.subarray(0, days + 1).reduce((sum, tours) => sum + tours, 0),
    inRanges: (ranges) =>
      ranges.map((range) =>
        scan.byOffer.reduce(
          (sum, tours, offer) => (isOffered(prices, offer, range) ? sum + tours : sum),
          0,
        ),
      ),
  };
}

function isOffered({ cents }: PriceView, offer: number, range: FilterRange): boolean {
  const amount = cents[offer] as number;
  return amount !== NO_PRICE && isWithin(amount, range);
}

/**
 * Runs over the upcoming tours once more, and notes of each travel which choices one of its tours fits.
 *
 * @param filters those of the listing: a travel without a fitting tour is listed where none looks at tours
 */
export function amountsOfTravels(
  tours: TourColumns,
  { criteria, travels, prices }: FacetCounts,
  filters: Filters,
): FacetAmounts {
  const size = travels.flags.length;
  const words = TRAITS.map(() => new Uint32Array(size));
  const wordsOfNumber = TRAITS.map((trait) => wordBits(trait, criteria));
  // Rows that fit every filter but that of the price.
  const pricedRows = new Uint32Array(tours.travelRows.length);
  let pricedCount = 0;
  const leastLeave = new Uint32Array(size).fill(NO_TOUR);
  const fitting = new Uint8Array(size);
  const perMonth = new Uint32Array(tours.months.length);
  const lastMonth = new Int32Array(size).fill(-1);
  const { fittingTraits, fittingOffers, fittingLeaves, wantedRows, leaves } = criteria;
  const isTourNeeded = needsTour(filters);
  let month = 0;
  for (let row = criteria.firstFuture; row < tours.travelRows.length; row++) {
    while (row >= (tours.monthEnds[month] as number)) month += 1;
    const travel = tours.travelRows[row] as number;
    const trait = tours.traits[row] as number;
    if (wantedRows[row] === 0) continue;
    if (!travels.flags[travel] || (filters.hasTours && !isOpen(trait))) continue;
    const offer = tours.offerRows[row] as number;
    const leave = leaveOfRow(leaves, tours, row);
    const traitFits = fittingTraits[trait] !== 0;
    const offerFits = fittingOffers[offer] !== 0;
    const leaveFits = fittingLeaves[leave] !== 0;
    const isWithinPeriod = row >= criteria.from && row < criteria.to;
    if (traitFits && offerFits && leaveFits && isWithinPeriod) fitting[travel] = 1;
    if (travels.failed[travel] !== 0) continue;
    if (traitFits && offerFits && leaveFits && lastMonth[travel] !== month) {
      lastMonth[travel] = month;
      perMonth[month] = (perMonth[month] as number) + 1;
    }
    if (!isWithinPeriod) continue;
    if (offerFits && leaveFits) {
      for (let place = 0; place < words.length; place++) {
        const bits = (wordsOfNumber[place] as Uint32Array)[trait] as number;
        addBits(words[place] as Uint32Array, travel, bits);
      }
    }
    if (traitFits && leaveFits) pricedRows[pricedCount++] = row;
    if (traitFits && offerFits) leastLeave[travel] = Math.min(leastLeave[travel] as number, leave);
  }
  return {
    ofTravel: (travel) => (isTourNeeded ? (fitting[travel] as number) : 1),
    perMonth,
    byWord: (trait) => {
      const ofTravels = words[TRAITS.indexOf(trait)] as Uint32Array;
      return trait.vocabulary.map((word, place) =>
        isNoFilter(trait, word) && !needsTour(withoutFilters(filters, [trait.name]))
          ? travels.failed.reduce((sum, failed) => sum + Number(failed === 0), 0)
          : travelsWith(ofTravels, place),
      );
    },
    underLeave: (days) => leastLeave.reduce((sum, leave) => sum + Number(leave <= days), 0),
    inRanges: (ranges) => {
      const rangesOfOffer = rangeBits(prices, ranges);
      const ofTravels = new Uint32Array(size);
      for (const row of pricedRows.subarray(0, pricedCount)) {
        const bits = rangesOfOffer[tours.offerRows[row] as number] as number;
        addBits(ofTravels, tours.travelRows[row] as number, bits);
      }
      return ranges.map((_, place) => travelsWith(ofTravels, place));
    },
  };
}

function addBits(ofTravels: Uint32Array, travel: number, bits: number): void {
  ofTravels[travel] = (ofTravels[travel] as number) | bits;
}

/** How many travels have the bit. */
function travelsWith(ofTravels: Uint32Array, bit: number): number {
  return ofTravels.reduce((sum, bits) => sum + ((bits >> bit) & 1), 0);
}

/** For each offer the ranges that its price is in, as bits. */
function rangeBits(prices: PriceView, ranges: readonly FilterRange[]): Int32Array {
  return prices.cents.map((_, offer) =>
    ranges.reduce(
      (bits, range, place) => (isOffered(prices, offer, range) ? bits | (1 << place) : bits),
      0,
    ),
  );
}

const IS_OPEN = TOUR_STATUSES.map(isOpenStatus);

function isOpen(trait: number): boolean {
  return IS_OPEN[trait & STATUS_BITS] === true;
}

/** Whether a travel without a fitting tour is not listed. */
function needsTour(filters: Filters): boolean {
  return narrowsTours(filters) || filters.hasTours === true;
}

/** Of a choice, the word that asks for all. */
function isNoFilter({ filter: { value } }: TourTrait, word: Word): boolean {
  return value.kind === 'choice' && word === value.standard;
}

/** For each traits number the words of a filter that its tours fit, as bits; none where another filter fails. */
function wordBits(
  { vocabulary, values, fits, shift, mask, failure }: TourTrait,
  { failedByTraits }: TourCriteria,
): Uint32Array {
  return Uint32Array.from({ length: TRAITS_SIZE }, (_, number) => {
    if (((failedByTraits[number] as number) & ~failure) !== 0) return 0;
    const held = values[(number >> shift) & mask];
    if (held === undefined) return 0;
    return vocabulary.reduce<number>(
      (bits, word, place) => (fits(held, word) ? bits | (1 << place) : bits),
      0,
    );
  });
}
