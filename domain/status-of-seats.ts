/** The status that a tour's seats give it, for whoever counts them (TRV-01, TRV-14). */
import type { TourStatus } from './tour-status.ts';

/** A confirmed tour with this many seats or fewer is almost full. */
const ALMOST_FULL_SEATS = 3;
/** Travellers missing at most where a tour counts as almost confirmed. */
const ALMOST_CONFIRMED_SEATS = 2;

/**
 * Null for a full tour: whether one may still ask about it is a decision, which no count makes.
 *
 * @param seatsToConfirm travellers still missing before the tour runs
 */
export function statusOfSeats(freeSeats: number, seatsToConfirm: number): TourStatus | null {
  if (freeSeats === 0) return null;
  if (seatsToConfirm > 0) {
    return seatsToConfirm <= ALMOST_CONFIRMED_SEATS ? 'ALMOST_CONFIRMED' : 'PLANNED';
  }
  return freeSeats <= ALMOST_FULL_SEATS ? 'ALMOST_FULL' : 'CONFIRMED';
}

/** The part of a tour that counts its seats. */
export interface TourSeats {
  readonly status: TourStatus;
  readonly maximumSeats: number;
  readonly takenSeats: number;
  readonly freeSeats: number;
  readonly seatsToConfirm: number;
}

/**
 * The tour with more of its seats taken (BOOK-03). A status that is somebody's decision stays: on request, sold out.
 * Where the content has fewer seats by now than were booked, the tour is full.
 */
export function withSeatsTaken<Tour extends TourSeats>(tour: Tour, seats: number): Tour {
  if (seats === 0) return tour;
  const freeSeats = Math.max(0, tour.freeSeats - seats);
  const seatsToConfirm = Math.max(0, tour.seatsToConfirm - seats);
  const isDecided = tour.status === 'WAITING_LIST' || tour.status === 'SOLD_OUT';
  return {
    ...tour,
    takenSeats: Math.min(tour.maximumSeats, tour.takenSeats + seats),
    freeSeats,
    seatsToConfirm,
    status: isDecided ? tour.status : (statusOfSeats(freeSeats, seatsToConfirm) ?? 'SOLD_OUT'),
  };
}
