/**
 * What a tour offers a traveller who wants a seat on it: booking, asking, or nothing (TRV-01, TRV-02).
 * The pages link by it, and the start page of a booking checks it again on the server (TRV-17).
 */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { bookingObstacle, canAskForSeats, type WantedTour } from './booking-obstacle.ts';
import { printSeenTour, type SeenTour } from './tour-change.ts';

/** The link that a tour gets; `none` has no address. */
export type TourOffer =
  { readonly kind: 'booking' | 'enquiry'; readonly href: string } | { readonly kind: 'none' };

/** Path of the page on this site where a seat is asked for, or checked once more before the booking. */
export function bookingStartPath(tourId: string): string {
  return `/booking/${encodeURIComponent(tourId)}/start`;
}

/** The same page, told what the traveller has seen, so that it can say what changed since (TRV-17). */
export function bookingStartLink(tourId: string, seen: SeenTour): string {
  return `${bookingStartPath(tourId)}?${printSeenTour(seen)}`;
}

/** The checkout address of a booking site: `{bookingsUrl}/booking/{id}/start` (TRV-08). */
export function checkoutAddress(tourId: string, bookingsUrl: string): string {
  return `${bookingsUrl}${bookingStartPath(tourId)}`;
}

/**
 * The link of a tour (TRV-01): a booking while it can be booked, an enquiry when it is on request, none
 * when it is sold out or gone. Either goes through the start page of this site, which checks again and
 * leads on to a booking site where there is one (TRV-17).
 *
 * @param today the market's own day
 */
export function tourOffer(
  tour: WantedTour,
  today: CalendarDate,
  {
    price,
    isAvailable = true,
  }: { readonly price: SeenTour['price']; readonly isAvailable?: boolean },
): TourOffer {
  const obstacle = bookingObstacle(tour, today, isAvailable);
  if (!canAskForSeats(obstacle)) return { kind: 'none' };
  const href = bookingStartLink(tour.id, { obstacle, price });
  return { kind: obstacle === null ? 'booking' : 'enquiry', href };
}
