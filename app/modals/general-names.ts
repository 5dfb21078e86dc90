/** The modals that have general words for a page with nothing for them to show (LAY-11). */
import type { ModalName } from './modal-names.ts';

const GENERAL_NAMES = [
  'available-dates',
  'coordinator',
  'gallery',
  'travel-description',
  'travel-detail-description',
  'video-itinerary',
  'wishlist-steps',
  'remove-confirm',
  'group-info',
  'notification-opt-in',
  'meetup-search',
] as const satisfies readonly ModalName[];
export type GeneralName = (typeof GENERAL_NAMES)[number];

export function isGeneralName(name: ModalName): name is GeneralName {
  return (GENERAL_NAMES as readonly ModalName[]).includes(name);
}
