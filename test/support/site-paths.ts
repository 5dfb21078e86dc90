/** Paths of the site under test: one of each kind of page and state of it, in any market. */
import { NEWSLETTER_PATH } from '../../contract/newsletter-paths.ts';
import { isDisabledRoute, pathOf } from '../../contract/route-paths.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { isBookable, isConfirmed } from '../../domain/tour-status.ts';
import type { TourRecord, TravelRecord } from '../../backend/catalogue/records.ts';
import { SENT } from '../../app/routes/booking.$tour.start/enquiry-fields.ts';
import { sentReference } from '../../app/routes/booking.$tour.start/sent-enquiry.server.ts';
import { readSettings } from '../../config/settings.ts';
import { CONTENT } from './delivered-content.ts';
import { findComingTour, departedTour, travelOfId, travelWords } from './site-content.ts';

/** Every kind of page, in each state that draws it otherwise. */
export const SITE_PAGES = [
  'home',
  'travels',
  'confirmed departures',
  'sales',
  'area',
  'country',
  'search',
  'search for travels',
  'search with filters',
  'search without results',
  'asking',
  'asking with results',
  'asking without results',
  'travel',
  'itinerary',
  'tour',
  'tour that gathers people',
  'coordinator',
  'wemeet',
  'booking start',
  'booking sent',
  'departed tour',
  'newsletter',
  'cookies',
  'unknown page',
] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** Those whose address search engines may keep: each has a canonical and alternates. */
export const INDEXED_PAGES = [
  'home',
  'travels',
  'confirmed departures',
  'sales',
  'area',
  'country',
  'search',
  'travel',
  'itinerary',
  'tour',
  'tour that gathers people',
  'coordinator',
  'wemeet',
  'cookies',
] as const satisfies readonly SitePage[];

const STATUSES: Readonly<Partial<Record<SitePage, number>>> = {
  'departed tour': 410,
  'unknown page': 404,
};

/** A market may have switched the page off (RTE-02). */
export function statusOf(page: SitePage, marketId: MarketId): number {
  if (page === 'wemeet' && isDisabledRoute('events-wemeet', marketId)) return 404;
  return STATUSES[page] ?? 200;
}

/** Path and query of a page in a market. */
export function pathOfPage(page: SitePage, marketId: MarketId): string {
  switch (page) {
    case 'newsletter':
      return NEWSLETTER_PATH;
    case 'cookies':
      return '/cookies';
    case 'home':
      return pathOf('index', marketId);
    case 'travels':
      return pathOf('travels', marketId);
    case 'confirmed departures':
      return pathOf('tours', marketId);
    case 'sales':
      return pathOf('sales', marketId);
    case 'area':
      return pathOf('asia', marketId);
    case 'country':
      return countryPath('TUR', marketId);
    case 'search':
      return pathOf('search', marketId);
    case 'search for travels':
      return `${pathOf('search', marketId)}?tab=travels`;
    case 'search with filters':
      return `${pathOf('search', marketId)}?textSearch=b&continentId[]=asia&ageBadge=25-35&sort=price:asc`;
    case 'search without results':
      return `${pathOf('search', marketId)}?textSearch=${NO_SUCH_WORD}`;
    case 'asking':
      return pathOf('search-ai', marketId);
    case 'asking with results':
      return askedPath('japan or vietnam, no beaches, with a view', marketId);
    case 'asking without results':
      return askedPath('a safari in japan, under 500, at least 2000', marketId);
    case 'travel':
      return travelPath(travelOf(bookableTour()), marketId);
    case 'itinerary':
      return itineraryPath(travelOf(bookableTour()), marketId);
    case 'tour':
      return tourPath(bookableTour(), marketId);
    case 'tour that gathers people':
      return tourPath(gatheringTour(), marketId);
    case 'coordinator':
      return coordinatorPath(wanted(bookableTour().coordinatorId, 'led'), marketId);
    case 'wemeet':
      return pathOf('events-wemeet', marketId);
    case 'booking start':
      return bookingStart(bookableTour());
    case 'booking sent':
      return confirmationOf(bookableTour());
    case 'departed tour':
      return tourPath(departedTour(), marketId);
    case 'unknown page':
      return `/${NO_SUCH_WORD}`;
  }
}

const NO_SUCH_WORD = 'qzxqzx';

/** Questions are read in every language in any market. */
export function askedPath(question: string, marketId: MarketId): string {
  return `${pathOf('search-ai', marketId)}?${new URLSearchParams({ question })}`;
}

/** A confirmed departure with free seats, and somebody who leads it. */
export function bookableTour(): TourRecord {
  return wanted(
    findComingTour(
      (tour) => tour.coordinatorId !== null && isConfirmed(tour.status) && tour.freeSeats > 1,
    ),
    'bookable',
  );
}

/** A departure that runs once more people have joined. */
export function gatheringTour(): TourRecord {
  return wanted(
    findComingTour((tour) => isBookable(tour) && tour.seatsToConfirm > 0),
    'gathering',
  );
}

export function travelOf(tour: TourRecord): TravelRecord {
  return travelOfId(tour.travelId);
}

export function travelPath(travel: TravelRecord, marketId: MarketId): string {
  return pathOf('travels-travel', marketId, { travel: slugOf(travel, marketId) });
}

export function itineraryPath(travel: TravelRecord, marketId: MarketId): string {
  return pathOf('travels-travel-itinerary', marketId, { travel: slugOf(travel, marketId) });
}

export function tourPath(tour: TourRecord, marketId: MarketId): string {
  const travel = slugOf(travelOf(tour), marketId);
  return pathOf('travels-travel-tour', marketId, { travel, tour: tour.code });
}

/** Of a page that is made of the travels that go there. */
export function countryPath(country: string, marketId: MarketId): string {
  const page = CONTENT.pages.find(({ byLocale }) => byLocale.en.country === country);
  return `/${page?.byLocale[MARKETS[marketId].textLocale].slug}`;
}

export function coordinatorPath(id: string, marketId: MarketId): string {
  return pathOf('coordinators-coordinator', marketId, { coordinator: id });
}

/** The same in every market. */
function bookingStart(tour: TourRecord): string {
  return `/booking/${tour.code}/start`;
}

/** What the site under test leads to once a request was sent, as another browser sees it. */
function confirmationOf(tour: TourRecord): string {
  const signer = { secret: readSettings({}).sessionSecret, isSecure: false };
  const reference = sentReference('enquiry', tour.code, signer);
  return `${bookingStart(tour)}?${new URLSearchParams({ [SENT]: reference })}`;
}

function slugOf(travel: TravelRecord, marketId: MarketId): string {
  return travelWords(travel, marketId).slug;
}

function wanted<Found>(found: Found | null, kind: string): Found {
  if (found === null) throw new Error(`The catalogue has no ${kind} departure today`);
  return found;
}
