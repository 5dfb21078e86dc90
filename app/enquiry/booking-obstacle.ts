/** What keeps a tour from being booked online (TRV-01, TRV-02). */
import type { TourSummary } from '../../contract/common.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { isBookable, isFuture } from '../../domain/tour-status.ts';

export type WantedTour = Pick<
  TourSummary,
  'id' | 'startingDate' | 'lastRequestDay' | 'salesStatus' | 'freeSeats' | 'seatsToConfirm'
>;

/** Why a tour cannot be booked online. */
export const BOOKING_OBSTACLES = [
  'departed',
  'withdrawn',
  'closed',
  'sold-out',
  'on-request',
  'no-free-seat',
] as const;
export type BookingObstacle = (typeof BOOKING_OBSTACLES)[number];

/**
 * What keeps a tour from being booked online today, or null (TRV-02). `isAvailable` is false for one
 * that the operator has withdrawn.
 */
export function bookingObstacle(
  tour: WantedTour,
  today: CalendarDate,
  isAvailable = true,
): BookingObstacle | null {
  if (!isFuture(tour, today)) return 'departed';
  if (!isAvailable) return 'withdrawn';
  if (tour.salesStatus === 'SOLD_OUT') return 'sold-out';
  if (today > tour.lastRequestDay) return 'closed';
  if (tour.salesStatus === 'WAITING_LIST') return 'on-request';
  return isBookable({ ...tour, status: tour.salesStatus }) ? null : 'no-free-seat';
}

/** Whether a traveller can still ask for a seat: a tour on request is had through people (TRV-01). */
export function canAskForSeats(obstacle: BookingObstacle | null): boolean {
  return obstacle === null || obstacle === 'on-request';
}
