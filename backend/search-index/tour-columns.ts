/**
 * The tours as columns of numbers, a row for each. Rows stand in the order of the listing's default
 * sort, by date and then by id, so that "future" and "between two days" are ranges of rows and a page
 * by date is a slice.
 */
import { AGE_GROUPS } from '../../domain/age-group.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import { daysBetween, yearMonthOf } from '../../domain/calendar-date.ts';
import type { CalendarDate, YearMonth } from '../../domain/calendar-date.ts';
import { canBeAskedFor, TOUR_STATUSES } from '../../domain/tour-status.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { PricedTour } from '../catalogue/records.ts';
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
  /** Days since 1970, ascending. */
  readonly startDays: Int32Array;
  /** Everything about a tour that filters by a closed set of values look at; see `traitsOf`. */
  readonly traits: Uint8Array;
  /** Places in `offers`. */
  readonly offerRows: Uint32Array;
  readonly offers: readonly TourOffer[];
  /** Months in which a tour starts, ascending. */
  readonly months: readonly YearMonth[];
  /** The row after the last of each month. */
  readonly monthEnds: Uint32Array;
}

/** What the traits of a tour stand for. */
export interface TourTraits {
  readonly status: TourStatus;
  readonly ageGroup: AgeGroup;
  readonly isDiscounted: boolean;
  readonly privateRoomAvailable: boolean;
  /** Whether a seat can be asked for: only such a tour stands for its travel. */
  readonly canBeAskedFor: boolean;
}

/** The part of a traits number that is the status's place in `TOUR_STATUSES`. */
export const STATUS_BITS = 7;
/** How many different traits there may be; some numbers below it stand for none. */
export const TRAITS_SIZE = 256;
/** The bit of a traits number that says whether a seat can be asked for. */
export const ASKABLE_BIT = 128;

/** A number below `TRAITS_SIZE`: three bits of status, two of age group, discounted, private room, askable. */
function traitsOf(tour: PricedTour): number {
  return (
    TOUR_STATUSES.indexOf(tour.status) |
    (AGE_GROUPS.indexOf(tour.ageGroup) << 3) |
    (Number(tour.isDiscounted) << 5) |
    (Number(tour.privateRoomAvailable) << 6) |
    (canBeAskedFor(tour) ? ASKABLE_BIT : 0)
  );
}

/** The traits that a number stands for, or null where it stands for none. */
export function traitsFrom(number: number): TourTraits | null {
  const status = TOUR_STATUSES[number & STATUS_BITS];
  const ageGroup = AGE_GROUPS[(number >> 3) & 3];
  if (status === undefined || ageGroup === undefined) return null;
  return {
    status,
    ageGroup,
    isDiscounted: (number & 32) !== 0,
    privateRoomAvailable: (number & 64) !== 0,
    canBeAskedFor: (number & ASKABLE_BIT) !== 0,
  };
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
    days[kept.length - 1] = dayOf(tour);
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
    traits: new Uint8Array(size),
    offerRows: new Uint32Array(size),
  };
  const ids = { rankOf: new Uint32Array(size), atRank: new Uint32Array(size) };
  const months: YearMonth[] = [];
  const monthEnds: number[] = [];
  for (let row = 0; row < size; row++) {
    const position = byDate.atRank[row] as number;
    const tour = kept[position] as PricedTour;
    tours.push(tour);
    columns.travelRows[row] = travels.rowOf.get(tour.travelId) as number;
    columns.startDays[row] = keptDays[position] as number;
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
  return { ...columns, tours, byId: ids, offers, months, monthEnds: Uint32Array.from(monthEnds) };
}

/** Reads starting days; thousands of tours share each, so a day is worked out once. */
function dayNumberReader(): (tour: PricedTour) => number {
  const known = new Map<CalendarDate, number>();
  return ({ startingDate }) => {
    let day = known.get(startingDate);
    if (day === undefined) known.set(startingDate, (day = dayNumber(startingDate)));
    return day;
  };
}
