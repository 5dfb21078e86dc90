/**
 * What the site counts by itself, where it is set up to (ANA-01): each event of the data layer by its name and one
 * more word, and searches that find nothing. No id, address or number goes with it, nor whom it is about.
 */
import type { PageEventCount } from '../../contract/page-event.ts';
import { PAGE_EVENTS_PATH } from '../../contract/beacon-paths.ts';
import { allowsStatistics } from '../cookies/consent.ts';
import type { LoadedData } from '../modals/asked-modal.tsx';
import type { PageEvent } from './data-layer.ts';

/** Sends the counts, if the visitor allows statistics at this very moment. */
export function sendCounts(counts: readonly PageEventCount[]): void {
  if (!allowsStatistics(document.cookie)) return;
  for (const count of counts) navigator.sendBeacon(PAGE_EVENTS_PATH, JSON.stringify(count));
}

/** What an event counts as: by the way into a search that was opened, all others by the type of their page. */
export function countsOfEvent({
  event,
  pageType,
  travelId,
  sectionFrom,
}: PageEvent): PageEventCount[] {
  const isOpening = event === 'search-opened';
  const isTravel = event === 'page-view' && travelId !== null;
  return [
    { kind: event, key: (isOpening && sectionFrom) || pageType },
    ...(isTravel ? [{ kind: 'travel-view' as const, key: travelId }] : []),
  ];
}

const LONGEST_TEXT = 100;
/** Where nothing was typed and no place was chosen. */
const OTHER_FILTERS = '(filters)';

/** What was searched for and is not there: a typed text, else places by their codes; null on any other page. */
export function emptySearchOf({ page }: Pick<LoadedData, 'page'>): string | null {
  if (page?.kind !== 'search') return null;
  const { filters, total, isFailed } = page.data;
  if (total > 0 || isFailed) return null;
  const { textSearch, destinationId = [], continentId = [] } = filters;
  const places = [...destinationId, ...continentId].join(' ');
  return (textSearch?.trim().toLowerCase() || places || OTHER_FILTERS).slice(0, LONGEST_TEXT);
}
