/**
 * The tours as columns of numbers, a row for each. Rows stand in the order of the listing's default
 * sort, by date and then by id, so that "future" and "between two days" are ranges of rows and a page
 * by date is a slice.
 */
import { daysBetween, yearMonthOf } from '../../domain/calendar-date.ts';
import type { CalendarDate, YearMonth } from '../../domain/calendar-date.ts';
import { canBeAskedFor } from '../../domain/tour-status.ts';
import type { PricedTour } from '../catalogue/records.ts';
import { TOUR_FILTERS, type TourFilter, type Word } from './filters.ts';
import { orderOfIds, ROWS_BETWEEN_PAUSES, sortedOrder } from './sorted-order.ts';
import type { SortedOrder } from './sorted-order.ts';
import { createOfferNumbers } from './tour-offers.ts';
import type { TourOffer } from './tour-offers.ts';
import type { TravelColumns } from './travel-columns.ts';

export interface TourColumns {
  readonly tours: readonly PricedTour[];
  /** The order of the ids, which ties are broken by. */
  readonly byId: SortedOrder;
  readonly travelRows: Uint32Array;
  /** All bits for each row. */
  readonly everyRow: Uint8Array;
  /** Days since 1970, ascending. */
  readonly startDays: Int32Array;
  /** The day after the last, since 1970. */
  readonly endDays: Int32Array;
  /** Days of the longest tour. */
  readonly longest: number;
  /** Everything about a tour that filters by a closed set of values look at; see `traitsOf`. */
  readonly traits: Uint8Array | Uint16Array;
  /** Places in `offers`. */
  readonly offerRows: Uint32Array;
  readonly offers: readonly TourOffer[];
  /** Months in which a tour starts, ascending. */
  readonly months: readonly YearMonth[];
  /** The row after the last of each month. */
  readonly monthEnds: Uint32Array;
}

/** The part of a traits number that is the value of one filter. */
export interface TourTrait extends TourFilter {
  /** In the order of the places that stand for them. */
  readonly values: readonly Word[];
  readonly shift: number;
  readonly mask: number;
  /** The bit of a tour that fails the filter. */
  readonly failure: number;
}

/** The status comes first: listings read its place in `TOUR_STATUSES` by `STATUS_BITS` alone. */
export const TRAITS: readonly TourTrait[] = packed(
  TOUR_FILTERS.toSorted((one, other) => rankOf(one) - rankOf(other)),
);
const LAST_TRAIT = TRAITS.at(-1) as TourTrait;

/** The bit of a traits number that says whether a seat can be asked for: only such a tour stands for its travel. */
export const ASKABLE_BIT = (LAST_TRAIT.mask + 1) << LAST_TRAIT.shift;
export const STATUS_BITS = (TRAITS[0] as TourTrait).mask;
/** How many different traits there may be; some numbers below it stand for none. */
export const TRAITS_SIZE = ASKABLE_BIT * 2;

function rankOf({ name }: TourFilter): number {
  return name === 'status' ? 0 : 1;
}

function packed(filters: readonly TourFilter[]): TourTrait[] {
  let next = 0;
  return filters.map((filter, place) => {
    const { value } = filter.filter;
    const values: readonly Word[] = value.kind === 'flag' ? [false, true] : filter.vocabulary;
    const bits = Math.ceil(Math.log2(values.length));
    const shift = next;
    next += bits;
    return { ...filter, values, shift, mask: (1 << bits) - 1, failure: 1 << place };
  });
}

/** A number below `TRAITS_SIZE`: the place of each trait's value in a few bits, and whether it can be asked for. */
function traitsOf(tour: PricedTour): number {
  return TRAITS.reduce(
    (number, { values, valueOf, shift }) => number | (values.indexOf(valueOf(tour)) << shift),
    canBeAskedFor(tour) ? ASKABLE_BIT : 0,
  );
}

/** Days since 1970-01-01, so that days compare as numbers. */
export function dayNumber(day: CalendarDate): number {
  return daysBetween('1970-01-01', day);
}

/**
 * Builds the columns. Left out are tours that were withdrawn, since no listing shows them, and tours
 * of a travel that the catalogue does not hold, since nothing could be shown of them.
 */
export function* buildTourColumns(
  records: readonly PricedTour[],
  travels: TravelColumns,
): Generator<void, TourColumns> {
  const kept: PricedTour[] = [];
  const keptIds: string[] = [];
  const days = new Int32Array(records.length);
  const dayOf = dayNumberReader();
  for (const [at, tour] of records.entries()) {
    if (at % ROWS_BETWEEN_PAUSES === 0) yield;
    if (tour.isWithdrawn || !travels.rowOf.has(tour.travelId)) continue;
    kept.push(tour);
    keptIds.push(tour.id);
    days[kept.length - 1] = dayOf(tour.startingDate);
  }
  const byId = yield* orderOfIds(keptIds);
  const keptDays = days.subarray(0, kept.length);
  const byDate = yield* sortedOrder(keptDays, byId);

  const size = kept.length;
  const { offers, numberOf } = createOfferNumbers();
  const tours: PricedTour[] = [];
  const columns = {
    travelRows: new Uint32Array(size),
    startDays: new Int32Array(size),
    endDays: new Int32Array(size),
    traits: TRAITS_SIZE <= 2 ** 8 ? new Uint8Array(size) : new Uint16Array(size),
    offerRows: new Uint32Array(size),
  };
  const ids = { rankOf: new Uint32Array(size), atRank: new Uint32Array(size) };
  let longest = 0;
  const months: YearMonth[] = [];
  const monthEnds: number[] = [];
  for (let row = 0; row < size; row++) {
    const position = byDate.atRank[row] as number;
    const tour = kept[position] as PricedTour;
    tours.push(tour);
    columns.travelRows[row] = travels.rowOf.get(tour.travelId) as number;
    const startDay = keptDays[position] as number;
    // One that is written to end before it starts has its first day.
    const endDay = Math.max(startDay, dayOf(tour.endingDate)) + 1;
    columns.startDays[row] = startDay;
    columns.endDays[row] = endDay;
    longest = Math.max(longest, endDay - startDay);
    columns.traits[row] = traitsOf(tour);
    columns.offerRows[row] = numberOf(tour);
    const month = yearMonthOf(tour.startingDate);
    if (month !== months.at(-1)) months.push(month);
    monthEnds[months.length - 1] = row + 1;
    if (row % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  for (let rank = 0; rank < size; rank++) {
    const row = byDate.rankOf[byId[rank] as number] as number;
    ids.atRank[rank] = row;
    ids.rankOf[row] = rank;
    if (rank % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  yield;
  const ends = { months, monthEnds: Uint32Array.from(monthEnds) };
  const everyRow = new Uint8Array(size).fill(0xff);
  return { ...columns, everyRow, tours, byId: ids, offers, longest, ...ends };
}

/** Thousands of tours share a day, so each is worked out once. */
function dayNumberReader(): (day: CalendarDate) => number {
  const known = new Map<CalendarDate, number>();
  return (day) => {
    let number = known.get(day);
    if (number === undefined) known.set(day, (number = dayNumber(day)));
    return number;
  };
}
