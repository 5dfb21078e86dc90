/** Where each modal has something to show, and where the link stands that opens it (LAY-10). */
import type { ModalName } from '../../app/modals/modal-names.ts';
import type { MarketId } from '../../domain/market.ts';
import { pathOfPage, type SitePage } from './site-paths.ts';

/** A page of the site for each. */
const MODAL_PAGES: Readonly<Record<ModalName, SitePage>> = {
  language: 'home',
  'available-dates': 'itinerary',
  coordinator: 'tour',
  chatbot: 'unknown page',
  'flight-club': 'travel',
  faqs: 'travel',
  filters: 'search with filters',
  gallery: 'travel',
  'languages-currencies': 'booking start',
  'talk-to-us': 'home',
  'travel-description': 'tour',
  'travel-detail-description': 'tour',
  'video-itinerary': 'travel',
  'wishlist-steps': 'travel',
  // Its general words; for who is logged in see `wishlist.test.ts`.
  'remove-confirm': 'home',
  'group-info': 'tour',
  'notification-opt-in': 'tour that gathers people',
  'payment-info': 'tour',
  'meetup-search': 'coordinator',
  // Likewise: its steps have a test of their own, `saving-steps.test.ts`.
  'verification-code': 'home',
};

/** No link of those pages opens them: one is offered to whoever comes from elsewhere (MKT-10), one wants a login, one a form. */
export const NOT_LINKED: readonly ModalName[] = ['language', 'remove-confirm', 'verification-code'];

/** Modals with the page that they are looked at on. */
export const SHOWN_MODALS = Object.entries(MODAL_PAGES) as [ModalName, SitePage][];

/** The page's address with a modal open. */
export function modalPath(
  page: SitePage,
  marketId: MarketId,
  query: Readonly<Record<string, string>>,
): string {
  const path = pathOfPage(page, marketId);
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}
