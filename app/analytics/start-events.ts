/**
 * What a page fetches once its visitor allows statistics and the browser is idle (ANA-01): it listens to the
 * document and the router, and pushes events. `docs/analytics.md` tells of each. Nothing else on the site
 * knows of it, so the site is the same without.
 */
import { allowsStatistics } from '../cookies/consent.ts';
import type { LoadedData } from '../modals/asked-modal.tsx';
import { type RouterState, siteRouter, type SiteRouter } from '../site-router.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { whenIdle } from '../ui/when-wanted.ts';
import { countsOfEvent, emptySearchOf, sendCounts } from './count-events.ts';
import { type HeardEvent, pushEvent, type PageFields } from './data-layer.ts';
import {
  createSearchEar,
  eventOfPress,
  pastSearchOf,
  sectionOf,
  wishlistGoToOf,
} from './heard-events.ts';
import { readModal } from '../modals/modal-address.ts';
import type { ModalName } from '../modals/modal-names.ts';
import type { PageEventCount } from '../../contract/page-event.ts';
import { matchRoute } from '../../contract/route-paths.ts';
import type { SeatLabel } from '../../domain/tour-status.ts';

/** Before a page that was changed to counts (§9): it has its title by then, and was not passed over. */
const PAGE_VIEW_DELAY_MS = 250;

/** Reads what the routes have loaded, as the rest of the site does. */
export type ReadData = (loaderData: RouterState['loaderData']) => LoadedData;

/** Starts to listen, once there is a router to listen to. */
export function startEvents(readData: ReadData): void {
  const router = siteRouter();
  if (router) listen(router, readData);
  else whenIdle(() => startEvents(readData));
}

function listen(router: SiteRouter, readData: ReadData): void {
  const dataNow = () => readData(router.state.loaderData);
  const tell = (heard: HeardEvent | null) => {
    if (!heard) return;
    const event = { ...pageFields(dataNow(), router.state.location.pathname), ...heard };
    pushEvent(event);
    count(countsOfEvent(event));
  };
  const count = (counts: readonly PageEventCount[]) => {
    if (dataNow().root?.isCounting) sendCounts(counts);
  };

  let viewing: number | undefined;
  const view = () => {
    clearTimeout(viewing);
    viewing = window.setTimeout(
      () => tell({ event: 'page-view', label: seatLabelOf(dataNow()), sectionFrom: null }),
      PAGE_VIEW_DELAY_MS,
    );
  };

  let emptySearch: string | null = null;
  const countEmptySearch = () => {
    const before = emptySearch;
    emptySearch = emptySearchOf(dataNow());
    if (emptySearch !== null && emptySearch !== before) {
      count([{ kind: 'search-without-results', key: emptySearch }]);
    }
  };

  let toldAccount: string | undefined;
  const tellAccount = () => {
    const accountId = dataNow().root?.user?.accountId;
    if (accountId !== undefined && accountId !== toldAccount) {
      pushEvent({ event: 'account-id', accountId });
    }
    toldAccount = accountId;
  };

  let pressedIn: string | null = null;
  let pastSearch: HeardEvent | null = null;
  const hearSearch = createSearchEar();
  listenForElements('click', (target, event) => {
    pressedIn = sectionOf(target);
    // Here nothing changes then, and what is changed to later is not it.
    pastSearch = opensElsewhere(event) ? null : pastSearchOf(target);
    tell(eventOfPress(target));
    tell(wishlistGoToOf(target, (pathname) => routeKeyOf(dataNow(), pathname) === 'wishlist'));
    tell(hearSearch(target));
  });
  listenForElements('focusin', (target) => tell(hearSearch(target)));

  let shown = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return;
    tellAccount();
    if (location === shown) return;
    const before = shown;
    shown = location;
    tell(pastSearch);
    pastSearch = null;
    if (location.pathname !== before.pathname) view();
    else tell(eventOfAddress(before, location, pressedIn));
    countEmptySearch();
  });

  loadScripts(dataNow().root?.consentedScripts ?? []);
  tellAccount();
  view();
  countEmptySearch();
}

function listenForElements<Type extends 'click' | 'focusin'>(
  type: Type,
  hear: (target: Element, event: DocumentEventMap[Type]) => void,
): void {
  // Before anything on the page changes what was pressed.
  const listener = (event: DocumentEventMap[Type]) =>
    event.target instanceof Element && hear(event.target, event);
  document.addEventListener(type, listener, { capture: true, passive: true });
}

/** A tag manager and the like, which the settings name and the Content-Security-Policy lets in. */
function loadScripts(addresses: readonly string[]): void {
  if (!allowsStatistics(document.cookie)) return;
  for (const address of addresses) {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    document.head.append(script);
  }
}

/**
 * Events that the address tells of: the pictures of a gallery, whether they are reached by links, keys or
 * swipes, and the texts that open in a modal.
 */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

const READ_IN_MODALS: readonly ModalName[] = ['travel-description', 'travel-detail-description'];

/** @param pressedIn part of the page that was pressed last; what is in a modal says its name */
export function eventOfAddress(
  before: Address,
  now: Address,
  pressedIn: string | null,
): HeardEvent | null {
  const [was, is] = [readModal(before), readModal(now)];
  if (!is || (was?.name === is.name && was.type === is.type)) return null;
  // The arrow keys of a gallery are no press.
  const sectionFrom = was?.name === is.name ? is.name : pressedIn;
  if (is.name === 'gallery') return { event: 'gallery-interaction', label: is.type, sectionFrom };
  if (READ_IN_MODALS.includes(is.name)) {
    return { event: 'read-more-open', label: is.name, sectionFrom };
  }
  return null;
}

/** What events tell of the page, out of what its routes have loaded (ANA-01). */
export function pageFields(data: LoadedData, pathname: string): PageFields {
  const { travelName, travelId, tourId, savedTravelId } = subjectOf(data);
  const { saved } = data.root ?? {};
  return {
    pageType: pageTypeOf(data, pathname),
    travelName,
    travelId,
    travelID: travelId,
    tourId,
    tourID: tourId,
    wishlisted: tourId
      ? (saved?.tours.some(({ code }) => code === tourId) ?? false)
      : savedTravelId !== null && (saved?.travelIds.includes(savedTravelId) ?? false),
  };
}

/** The seat label of the tour that the page is about (TRV-04); null for none. */
export function seatLabelOf({ page }: LoadedData): SeatLabel | null {
  return page?.kind === 'tour' ? (page.data.available?.seatLabel ?? null) : null;
}

/** The page's kind, and of those that are made of blocks the routing key; `other` for what has no name. */
function pageTypeOf({ root, page, booking }: LoadedData, pathname: string): string {
  if (booking) return 'booking';
  if (page && page.kind !== 'custom-page') return page.kind;
  const key = page && routeKeyOf({ root }, pathname);
  return key ?? page?.kind ?? 'other';
}

function routeKeyOf({ root }: Pick<LoadedData, 'root'>, pathname: string) {
  return root && matchRoute(pathname, root.marketId)?.key;
}

interface Subject {
  readonly travelName: string | null;
  readonly travelId: string | null;
  readonly tourId: string | null;
  /** What the wishlist calls the travel. */
  readonly savedTravelId: string | null;
}

function subjectOf({ page, booking }: LoadedData): Subject {
  if (booking?.tour) {
    const { travel, code } = booking.tour;
    return { travelName: travel.title, travelId: null, tourId: code, savedTravelId: null };
  }
  switch (page?.kind) {
    case 'travel':
    case 'itinerary': {
      const { id, title, code } = page.data.travel;
      return { travelName: title, travelId: code, tourId: null, savedTravelId: id };
    }
    case 'tour': {
      const { travel, departure } = page.data;
      return {
        travelName: travel.title,
        travelId: travel.code,
        tourId: departure?.code ?? null,
        savedTravelId: travel.id,
      };
    }
    default:
      return { travelName: null, travelId: null, tourId: null, savedTravelId: null };
  }
}
