/**
 * What a tour offers a traveller who wants a seat on it: booking, asking, or nothing (TRV-01, TRV-02).
 * The pages link by it, and the start page of a booking checks it again on the server (TRV-17).
 */
import type { TourSummary } from '../../contract/common.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { isBookable, isFuture } from '../../domain/tour-status.ts';

export type OfferedTour = Pick<
  TourSummary,
  'id' | 'startingDate' | 'salesStatus' | 'freeSeats' | 'seatsToConfirm'
>;

/** Why a tour cannot be booked online. */
export const BOOKING_OBSTACLES = [
  'departed',
  'withdrawn',
  'sold-out',
  'on-request',
  'no-free-seat',
] as const;
export type BookingObstacle = (typeof BOOKING_OBSTACLES)[number];

/** The link that a tour gets; `none` has no address. */
export type TourOffer =
  { readonly kind: 'booking' | 'enquiry'; readonly href: string } | { readonly kind: 'none' };

export interface OfferView {
  /** The market's own day. */
  readonly today: CalendarDate;
  /** Base of the booking site; null for the start page of this one. */
  readonly bookingsUrl: string | null;
}

/**
 * What keeps a tour from being booked online today, or null (TRV-02). `isAvailable` is false for one
 * that the operator has withdrawn.
 */
export function bookingObstacle(
  tour: OfferedTour,
  today: CalendarDate,
  isAvailable = true,
): BookingObstacle | null {
  if (!isFuture(tour, today)) return 'departed';
  if (!isAvailable) return 'withdrawn';
  if (tour.salesStatus === 'SOLD_OUT') return 'sold-out';
  if (tour.salesStatus === 'WAITING_LIST') return 'on-request';
  return isBookable({ ...tour, status: tour.salesStatus }) ? null : 'no-free-seat';
}

/** Whether a traveller can still ask for a seat: a tour on request is had through people (TRV-01). */
export function canAskForSeats(obstacle: BookingObstacle | null): boolean {
  return obstacle === null || obstacle === 'on-request';
}

/** Path of the page on this site where a seat is asked for. */
export function bookingStartPath(tourId: string): string {
  return `/booking/${encodeURIComponent(tourId)}/start`;
}

/** The checkout link `{bookingsUrl}/booking/{id}/start` (TRV-08); without a base a path of this site. */
export function bookingLink(tourId: string, bookingsUrl: string | null): string {
  return `${bookingsUrl ?? ''}${bookingStartPath(tourId)}`;
}

/**
 * The link of a tour (TRV-01): to the booking while it can be booked, to the enquiry on this site when
 * it is on request, none when it is sold out or gone.
 */
export function tourOffer(
  tour: OfferedTour,
  { today, bookingsUrl }: OfferView,
  isAvailable = true,
): TourOffer {
  const obstacle = bookingObstacle(tour, today, isAvailable);
  if (obstacle === null) return { kind: 'booking', href: bookingLink(tour.id, bookingsUrl) };
  if (canAskForSeats(obstacle)) return { kind: 'enquiry', href: bookingStartPath(tour.id) };
  return { kind: 'none' };
}
