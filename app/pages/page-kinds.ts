/**
 * Page kinds: each is a folder here with `loader.server.ts` and `page.tsx`. Several routes may share a
 * kind; a route without a kind has no page yet and answers 404.
 */
import type { RoutingKey } from '../../contract/route-paths.ts';
import type { ModalName } from '../modals/modal-names.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';

export const PAGE_KINDS = [
  'custom-page',
  'search',
  'travel',
  'itinerary',
  'tour',
  'coordinator',
  'wemeet',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/**
 * Kinds whose data is the same whatever the query says: what that changes of the page, its components
 * read of the address, so that a choice among departures or costs asks for nothing. A tour page has modals
 * that do (`ASKED_WITH_ADDRESS`).
 */
export const WITHOUT_QUERY: readonly PageKind[] = ['travel', 'itinerary', 'tour'];

/** The modals of a tour page whose data comes with their own address alone. */
export const ASKED_WITH_ADDRESS: readonly ModalName[] = [
  'group-info',
  'available-dates',
  'video-itinerary',
];

/** Words that every page of the kind needs beside the shared ones (`page-words.ts` says of one page). */
export const NAMESPACES_OF: Readonly<Record<PageKind, readonly WordNamespace[]>> = {
  // Each block names its own.
  'custom-page': [],
  search: ['listing'],
  travel: ['travel', 'listing'],
  itinerary: ['travel', 'listing'],
  tour: ['travel', 'listing'],
  coordinator: ['travel', 'listing'],
  wemeet: ['meetups', 'listing'],
};

/** The kind of page at a named route or fixed key; null where the page is not built yet. */
export function pageKindOf(key: RoutingKey): PageKind | null {
  switch (key) {
    case 'search':
      return 'search';
    case 'travels-travel':
      return 'travel';
    case 'travels-travel-itinerary':
      return 'itinerary';
    case 'travels-travel-tour':
      return 'tour';
    case 'coordinators-coordinator':
      return 'coordinator';
    case 'events-wemeet':
      return 'wemeet';
    case 'search-ai':
    case 'wishlist':
      return null;
    default:
      return 'custom-page';
  }
}
