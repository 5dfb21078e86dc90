/**
 * The tours as columns of numbers, a row for each. Rows stand in the order of the listing's default
 * sort, by date and then by id, so that "future" and "between two days" are ranges of rows and a page
 * by date is a slice.
 */
import { AGE_GROUPS } from '../../domain/age-group.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import { daysBetween, yearMonthOf } from '../../domain/calendar-date.ts';
import type { CalendarDate, YearMonth } from '../../domain/calendar-date.ts';
import { TOUR_STATUSES } from '../../domain/tour-status.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { PricedTour } from '../catalogue/records.ts';
import { orderOfIds, sortedOrder } from './sorted-order.ts';
import type { TravelColumns } from './travel-columns.ts';

export interface TourColumns {
  readonly tours: readonly PricedTour[];
  /** Rows in the order of their ids. */
  readonly idOrder: Uint32Array;
  readonly travelRows: Uint32Array;
  /** Days since 1970, ascending. */
  readonly startDays: Int32Array;
  /** Everything about a tour that filters by a closed set of values look at; see `traitsOf`. */
  readonly traits: Uint8Array;
  readonly monthRows: Uint16Array;
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
}

/** The part of a traits number that is the status's place in `TOUR_STATUSES`. */
export const STATUS_BITS = 7;
/** How many different traits there may be; some numbers below it stand for none. */
export const TRAITS_SIZE = 128;

/** A number below `TRAITS_SIZE`: three bits of status, two of age group, discounted, private room. */
export function traitsOf(tour: TourTraits): number {
  return (
    TOUR_STATUSES.indexOf(tour.status) |
    (AGE_GROUPS.indexOf(tour.ageGroup) << 3) |
    (Number(tour.isDiscounted) << 5) |
    (Number(tour.privateRoomAvailable) << 6)
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
  const kept = records.filter((tour) => !tour.isWithdrawn && travels.rowOf.has(tour.travelId));
  yield;
  const byId = orderOfIds(kept.map((tour) => tour.id));
  yield;
  const keptDays = Int32Array.from(kept, dayNumberReader());
  const byDate = sortedOrder(keptDays, byId);
  yield;

  const size = kept.length;
  const tours = Array.from(byDate.atRank, (position) => kept[position] as PricedTour);
  const columns = {
    tours,
    idOrder: byId.map((position) => byDate.rankOf[position] as number),
    travelRows: new Uint32Array(size),
    startDays: new Int32Array(size),
    traits: new Uint8Array(size),
    monthRows: new Uint16Array(size),
  };
  const months: YearMonth[] = [];
  const monthEnds: number[] = [];
  for (const [row, tour] of tours.entries()) {
    columns.travelRows[row] = travels.rowOf.get(tour.travelId) as number;
    columns.startDays[row] = keptDays[byDate.atRank[row] as number] as number;
    columns.traits[row] = traitsOf(tour);
    const month = yearMonthOf(tour.startingDate);
    if (month !== months.at(-1)) months.push(month);
    columns.monthRows[row] = months.length - 1;
    monthEnds[months.length - 1] = row + 1;
    if (row % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  return { ...columns, months, monthEnds: Uint32Array.from(monthEnds) };
}

const ROWS_BETWEEN_PAUSES = 8192;

/** Reads starting days; thousands of tours share each, so a day is worked out once. */
function dayNumberReader(): (tour: PricedTour) => number {
  const known = new Map<CalendarDate, number>();
  return ({ startingDate }) => {
    let day = known.get(startingDate);
    if (day === undefined) known.set(startingDate, (day = dayNumber(startingDate)));
    return day;
  };
}
