/**
 * The data layer (ANA-01): what tag managers read, an array that a page has as `window.dataLayer`. Only with a
 * consent is there one, and only as long as there is a consent does anything get into it: the cookie is read
 * anew for each event, so that one that was taken back in another window counts at once.
 */
import { allowsStatistics } from '../cookies/consent.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** What an event tells of the page that it happened on; null for what the page has none of. */
export interface PageFields {
  readonly pageType: string;
  readonly travelName: string | null;
  // Tags know both spellings of the ids.
  readonly travelId: string | null;
  readonly travelID: string | null;
  readonly tourId: string | null;
  readonly tourID: string | null;
  /** Whether the tour that the page is about is on the visitor's wishlist; of a page about a travel, whether that is. */
  readonly wishlisted: boolean;
}

export interface PageEvent extends PageFields {
  readonly event:
    | 'page-view'
    | 'gallery-interaction'
    | 'age-badge-click'
    | 'read-more-open'
    | 'tab-change'
    | 'recent-search-completed'
    | 'search-opened'
    | 'wishlist-go-to';
  /** What was pressed or shown, by a name that is the same in all languages where it has one. */
  readonly label: string | null;
  /** Part of the page that it was pressed in; of a search, where it was opened from. */
  readonly sectionFrom: string | null;
}

export interface AccountEvent {
  readonly event: 'account-id';
  readonly accountId: string;
}

/** An event as one listens for it, before it is known which page it happened on. */
export type HeardEvent = Pick<PageEvent, 'event' | 'label' | 'sectionFrom'>;

/** Pushes the event, if the visitor allows statistics at this very moment. */
export function pushEvent(event: PageEvent | AccountEvent): void {
  if (!allowsStatistics(document.cookie)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
