/** What a notify-me alert is about (NTFY-02). Each type has its own words. */
import type { TourStatus } from './tour-status.ts';

export const NOTIFICATION_TYPES = ['STOCKOUT_TRAVEL', 'TOUR_CONFIRMED', 'PRICE_DROPPED'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/**
 * The alerts that a traveller can ask for (NTFY-02): new departures where the travel has none; that the
 * tour is confirmed as long as it is not, and a lower price. A travel with departures offers none of its own, since
 * each departure has its price.
 *
 * @param tourCount departures of the travel
 * @param status of the tour that is looked at; null when it is the travel
 */
export function notificationTypes(
  tourCount: number,
  status: TourStatus | null,
): readonly NotificationType[] {
  if (tourCount === 0) return ['STOCKOUT_TRAVEL'];
  if (status === null) return [];
  return status === 'PLANNED' || status === 'ALMOST_CONFIRMED'
    ? ['TOUR_CONFIRMED', 'PRICE_DROPPED']
    : ['PRICE_DROPPED'];
}
