/** Where somebody who is not logged in saves something, or asks to be told about it (WISH-02, NTFY-01). */
import type { NotificationType } from '../../domain/notification-type.ts';

export interface WantedItem {
  readonly travelId: string;
  /** A departure; the travel itself without it. */
  readonly tourCode?: string | undefined;
  /** To be told about it, instead of a place on the wishlist. */
  readonly alert?: NotificationType | undefined;
}

export const STEPS_PATH = '/saved/steps';

/** @param returnTo path of this site that one comes back to */
export function stepsAddress({ travelId, tourCode, alert }: WantedItem, returnTo: string): string {
  const query = new URLSearchParams({ travelId });
  if (tourCode) query.set('tourCode', tourCode);
  if (alert) query.set('alert', alert);
  query.set('returnTo', returnTo);
  return `${STEPS_PATH}?${query}`;
}
