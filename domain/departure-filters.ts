/**
 * Which departures of a travel a visitor asks its page for (TRV-06), as the address says it: the keys
 * that the search has too mean the same here (RES-02).
 */
import { isCalendarDate, yearMonthOf, type CalendarDate, type YearMonth } from './calendar-date.ts';
import { isTrue, oneOf, valuesByKey, wholeNumbersOf } from './query-values.ts';
import { isConfirmed, TOUR_STATUSES, type TourStatus } from './tour-status.ts';

/** Both statuses of a tour that surely runs, as one choice. */
export const CERTAIN = 'CERTAIN';
export const ASKED_STATUSES = [CERTAIN, ...TOUR_STATUSES] as const;
export type AskedStatus = (typeof ASKED_STATUSES)[number];

/** An absent filter narrows nothing. */
export interface DepartureFilters {
  readonly month?: YearMonth;
  readonly status?: AskedStatus;
  readonly isNoSharingRoomAvailable?: true;
  /** Cents of the display currency. */
  readonly priceTo?: number;
  /** Every departure that fits, not the first ones alone. */
  readonly all?: true;
}

/** The keys in the order in which an address has them. */
export const DEPARTURE_KEYS = [
  'month',
  'status',
  'isNoSharingRoomAvailable',
  'priceTo',
  'all',
] as const satisfies readonly (keyof DepartureFilters)[];

const MOST_CENTS = 2_147_483_647;

/** Reads the filters of a query; what cannot be one is dropped. */
export function parseDepartureFilters(params: URLSearchParams): DepartureFilters {
  const values = valuesByKey(params);
  const of = (key: keyof DepartureFilters) => values.get(key) ?? [];
  return {
    month: of('month').find((text) => isCalendarDate(`${text}-01`)),
    status: oneOf(ASKED_STATUSES, of('status')),
    isNoSharingRoomAvailable: isTrue(of('isNoSharingRoomAvailable')),
    priceTo: wholeNumbersOf(of('priceTo'), 1, MOST_CENTS)[0],
    all: isTrue(of('all')),
  };
}

/** The query that `parseDepartureFilters` reads the same filters from, in one form. */
export function printDepartureFilters(filters: DepartureFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of DEPARTURE_KEYS) {
    const value = filters[key];
    if (value !== undefined) params.set(key, String(value));
  }
  return params;
}

/** Whether anything is left out; showing all of them leaves nothing out. */
export function isNarrowed({ all: _all, ...filters }: DepartureFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** What the filters look at. */
export interface FilteredDeparture {
  readonly startingDate: CalendarDate;
  readonly status: TourStatus;
  readonly hasPrivateRoom: boolean;
  readonly price: { readonly cents: number } | null;
}

/** Whether a departure is among those asked for; one without a price is under no limit. */
export function fitsDeparture(departure: FilteredDeparture, filters: DepartureFilters): boolean {
  const { month, status, isNoSharingRoomAvailable, priceTo } = filters;
  return (
    (month === undefined || yearMonthOf(departure.startingDate) === month) &&
    (status === undefined || fitsStatus(departure.status, status)) &&
    (!isNoSharingRoomAvailable || departure.hasPrivateRoom) &&
    (priceTo === undefined || (departure.price !== null && departure.price.cents <= priceTo))
  );
}

function fitsStatus(status: TourStatus, asked: AskedStatus): boolean {
  return asked === CERTAIN ? isConfirmed(status) : status === asked;
}

/** Most limits that one chooses among. */
const MOST_LIMITS = 5;

/**
 * Limits to choose from: prices that some departures have and some exceed, spread over all of them when
 * there are many. None where all cost the same.
 */
export function priceLimits(departures: readonly FilteredDeparture[]): readonly number[] {
  const prices = new Set(departures.flatMap(({ price }) => price?.cents ?? []));
  const limits = [...prices].sort((a, b) => a - b).slice(0, -1);
  if (limits.length <= MOST_LIMITS) return limits;
  const step = (limits.length - 1) / (MOST_LIMITS - 1);
  return Array.from({ length: MOST_LIMITS }, (_, index) => limits[Math.round(index * step)] ?? 0);
}
