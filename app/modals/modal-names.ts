/** The modals of the site by name (LAY-10): how wide each is (LAY-16), and which have general words (LAY-11). */
/** The modals of the site by name (LAY-10), and how wide each is by itself (LAY-16). */

export const MODAL_NAMES = [
  'language',
  'available-dates',
  'coordinator',
  'chatbot',
  'flight-club',
  'faqs',
  'filters',
  'gallery',
  'languages-currencies',
  'talk-to-us',
  'travel-description',
  'travel-detail-description',
  'video-itinerary',
  'wishlist-steps',
  'remove-confirm',
  'group-info',
  'notification-opt-in',
  'payment-info',
  'meetup-search',
  'verification-code',
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

/** Pixels. */
export const MODAL_WIDTHS = [420, 580, 1024] as const;
export type ModalWidth = (typeof MODAL_WIDTHS)[number];

/** Width where an address asks for none. */
export const DEFAULT_WIDTHS: Readonly<Record<ModalName, ModalWidth>> = {
  language: 420,
  'available-dates': 1024,
  coordinator: 580,
  chatbot: 420,
  'flight-club': 580,
  faqs: 580,
  filters: 420,
  gallery: 1024,
  'languages-currencies': 580,
  'talk-to-us': 420,
  'travel-description': 580,
  'travel-detail-description': 580,
  'video-itinerary': 1024,
  'wishlist-steps': 420,
  'remove-confirm': 420,
  'group-info': 580,
  'notification-opt-in': 580,
  'payment-info': 580,
  'meetup-search': 580,
  'verification-code': 420,
};

/** Those of the steps (WISH-02): the code has a name of its own, and all are one component. */
export const STEP_MODALS = ['wishlist-steps', 'verification-code'] as const;

export function isStepModal(name: string | null): boolean {
  return (STEP_MODALS as readonly (string | null)[]).includes(name);
}

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
  'verification-code',
] as const satisfies readonly ModalName[];
export type GeneralName = (typeof GENERAL_NAMES)[number];

/** The modals that have general words for a page with nothing for them to show (LAY-11). */
export function isGeneralName(name: ModalName): name is GeneralName {
  return (GENERAL_NAMES as readonly ModalName[]).includes(name);
}
