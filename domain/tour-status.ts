/**
 * The six statuses of a tour and what follows from them: whether it may be booked, what to do about
 * flights, which label analytics gets (TRV-01 to TRV-04).
 */
import type { CalendarDate } from './calendar-date.ts';

/** In order of bookability (TRV-01). Not the ranking of the calendar, which is TRV-05's own. */
export const TOUR_STATUSES = [
  'PLANNED',
  'ALMOST_CONFIRMED',
  'CONFIRMED',
  'ALMOST_FULL',
  'WAITING_LIST',
  'SOLD_OUT',
] as const;
export type TourStatus = (typeof TOUR_STATUSES)[number];

/** What a listing shows unless it is asked for something else (RES-05). */
export const DEFAULT_STATUSES: readonly TourStatus[] = [
  'PLANNED',
  'ALMOST_CONFIRMED',
  'CONFIRMED',
  'ALMOST_FULL',
  'WAITING_LIST',
];

/** Whether people can still join a tour of this status: only a sold-out one is closed to all (TRV-01). */
export function isOpenStatus(status: TourStatus): boolean {
  return DEFAULT_STATUSES.includes(status);
}

/** The part of a tour that its availability depends on. */
export interface TourAvailability {
  readonly status: TourStatus;
  readonly freeSeats: number;
  /** Travellers still missing before the tour runs; 0 once it is confirmed. */
  readonly seatsToConfirm: number;
}

/** Whether the tour surely runs: CONFIRMED or ALMOST_FULL. */
export function isConfirmed(status: TourStatus): boolean {
  return status === 'CONFIRMED' || status === 'ALMOST_FULL';
}

/**
 * Whether a traveller may book this tour online (TRV-02).
 *
 * A tour on request or sold out never is, whatever its seats; one that still gathers people
 * (`seatsToConfirm > 0`) is; otherwise it must be CONFIRMED or ALMOST_FULL with a free seat.
 */
export function isBookable(tour: TourAvailability): boolean {
  if (tour.status === 'WAITING_LIST' || tour.status === 'SOLD_OUT') return false;
  return tour.seatsToConfirm > 0 || (isConfirmed(tour.status) && tour.freeSeats > 0);
}

/** Whether a seat can be asked for: booked online, or through people where the tour is on request. */
export function canBeAskedFor(tour: TourAvailability): boolean {
  return tour.status === 'WAITING_LIST' || isBookable(tour);
}

/** Whether the tour starts after `today`, the market's own day (TRV-02). */
export function isFuture(
  tour: { readonly startingDate: CalendarDate },
  today: CalendarDate,
): boolean {
  return tour.startingDate > today;
}

const FLIGHT_ADVICES = ['wait', 'answer', 'buy', 'none'] as const;
export type FlightAdvice = (typeof FLIGHT_ADVICES)[number];

/** What to tell a traveller about buying flights (TRV-03). A sold-out tour gets no advice. */
export function flightAdvice(status: TourStatus): FlightAdvice {
  if (status === 'SOLD_OUT') return 'none';
  return isConfirmed(status) ? 'buy' : 'wait';
}

const SEAT_LABELS = ['notConfirmedTour', 'confirmedTour'] as const;
export type SeatLabel = (typeof SEAT_LABELS)[number];

/** The seat label of analytics events, or null for none (TRV-04). */
export function seatLabel(tour: TourAvailability): SeatLabel | null {
  if (tour.seatsToConfirm > 0) return 'notConfirmedTour';
  return isConfirmed(tour.status) && tour.freeSeats > 0 ? 'confirmedTour' : null;
}
