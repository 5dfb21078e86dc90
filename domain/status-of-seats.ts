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
