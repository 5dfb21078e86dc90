/**
 * Whether a tour will run, as far as that is known today (TRV-14), and what follows for flights (TRV-03).
 * A tour on request is mostly one that surely runs and is full: nothing is left to decide about it.
 */
import type { CalendarDate } from './calendar-date.ts';
import { decisionDate } from './booking-terms.ts';
import {
  flightAdvice,
  isConfirmed,
  type FlightAdvice,
  type TourAvailability,
} from './tour-status.ts';

/** `full`: it runs, and one can only ask whether there is room for one more. */
const RUN_OUTLOOKS = ['open', 'runs', 'full', 'sold-out'] as const;
export type RunOutlook = (typeof RUN_OUTLOOKS)[number];

/** `today` is the market's own day. */
export function runOutlook(
  tour: TourAvailability & { readonly startingDate: CalendarDate },
  today: CalendarDate,
  decisionDays: number,
): RunOutlook {
  if (tour.status === 'SOLD_OUT') return 'sold-out';
  if (isConfirmed(tour.status)) return 'runs';
  if (tour.status !== 'WAITING_LIST') return 'open';
  const decision = decisionDate(tour, decisionDays);
  const isDecided = decision !== null && today > decision;
  return tour.seatsToConfirm === 0 || tour.freeSeats === 0 || isDecided ? 'full' : 'open';
}

/** What to tell a traveller about buying flights: a full tour waits for our answer alone. */
export function flightAdviceFor(
  status: TourAvailability['status'],
  outlook: RunOutlook,
): FlightAdvice {
  return outlook === 'full' ? 'answer' : flightAdvice(status);
}
