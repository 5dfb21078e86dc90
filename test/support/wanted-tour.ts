/** A tour that somebody wants: it can be booked, but for what a test changes. */
import type { WantedTour } from '../../app/booking/tour-offer.ts';

export function wantedTour(change: Partial<WantedTour> = {}): WantedTour {
  return {
    id: 'JPN-20270612',
    startingDate: '2027-06-12',
    lastRequestDay: '2027-06-09',
    salesStatus: 'CONFIRMED',
    freeSeats: 5,
    seatsToConfirm: 0,
    ...change,
  };
}
