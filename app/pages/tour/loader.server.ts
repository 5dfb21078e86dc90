/** The tour page: what a traveller needs to decide on one departure (TRV-08, TRV-09, TRV-14). */
import { pathOf } from '../../../contract/route-paths.ts';
import type { TourSummary } from '../../../contract/common.ts';
import type { TourDetail, TravelDetail } from '../../../contract/travel.ts';
import { formatDateRange } from '../../../domain/date-format.ts';
import type { Price } from '../../../domain/money.ts';
import { flightAdviceFor } from '../../../domain/run-outlook.ts';
import type { FlightAdvice } from '../../../domain/tour-status.ts';
import { tourTerms, type TourTerms } from '../../enquiry/tour-terms.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import {
  departureOf,
  departureViewOf,
  nextDeparture,
  offeredDepartures,
  type Departure,
  type DepartureView,
} from '../../travel/departure.ts';
import {
  estimatesOf,
  privateRoomOfTour,
  privateRoomsOfTravel,
  type Estimates,
} from '../../travel/estimates.ts';
import { shortenedTitle } from '../../seo/document-title.ts';
import { leadingCoordinator, type LeadingCoordinator } from '../../travel/leading-coordinator.ts';
import { redirectToPresent } from '../../travel/redirect-to-present.server.ts';
import { tourHead } from '../../travel/page-heads.ts';
import { travelAlternates } from '../../travel/travel-alternates.ts';
import { proseHtml } from '../../ui/prose-html.server.ts';
import type { PageAnswer } from '../page-answer.ts';
import { requireData, type PageLoader, type PageLoaderArguments } from '../page-loader.server.ts';

/** How many other departures a tour that is gone offers instead. */
const ALTERNATIVES = 4;

type ShownTravel = Pick<
  TravelDetail,
  | 'slug'
  | 'title'
  | 'summary'
  | 'destinationLabel'
  | 'image'
  | 'pictures'
  | 'numberOfDays'
  // For the modals that tell of the travel.
  | 'highlights'
  | 'included'
  | 'notIncluded'
> & {
  readonly descriptionHtml: string;
  /** Null while nobody is named. */
  readonly coordinator: LeadingCoordinator | null;
};

export interface AvailableTour {
  readonly groupSize: { readonly min: number; readonly max: number };
  readonly takenSeats: number;
  readonly group: TourDetail['group'];
  readonly flightAdvice: FlightAdvice;
  /** From the day by which it is decided whether it runs: one expects to be told who leads it. */
  readonly isClose: boolean;
  readonly terms: TourTerms;
  /** Where a tour is closed: the next one that can be asked for. */
  readonly instead: Departure | null;
  /** Supplement where the tour has private rooms left to give; null where it has none. */
  readonly privateRoom: Price | null;
  readonly otherDeparturesHaveRooms: boolean;
  readonly estimates: Estimates;
  readonly previous: Departure | null;
  readonly next: Departure | null;
}

interface OfTravel {
  readonly travel: ShownTravel;
  /** Other tours of the travel, for a tour that is gone or sold out. */
  readonly alternatives: readonly Departure[];
}

/** A tour that departed or was withdrawn (410), or that the travel never had (404): then without dates. */
interface GoneTour extends OfTravel {
  readonly available: null;
  readonly departure: Departure | null;
}

export type TourPageData =
  GoneTour | (OfTravel & { readonly available: AvailableTour; readonly departure: Departure });

export const loadTourPage: PageLoader<TourPageData> = async (page) => {
  const { api, market, parameters, url, t } = page;
  const answer = await api.tour((parameters.tour ?? '').toUpperCase());
  const unknown = answer.outcome === 'missing' && !answer.isGone && (await unknownTour(page));
  if (unknown) return unknown;
  const tour = requireData(answer, page).data;
  const { travel } = tour;
  const path = pathOf('travels-travel-tour', market.id, { travel: travel.slug, tour: tour.code });
  redirectToPresent(url, path);

  const view = departureViewOf(page);
  const { isAvailable } = tour;
  const departure = departureOf(tour, view, isAvailable);
  const dates = formatDateRange(tour.startingDate, tour.endingDate, market);
  const counterparts = travelAlternates('travels-travel-tour', travel.slugs, { tour: tour.code });
  return {
    status: isAvailable ? 200 : 410,
    seo: {
      title: shortenedTitle(travel.title, (title) => t('travel:tour.pageTitle', { title, dates })),
      description: t('travel:tour.description', { title: travel.title, dates }),
      robots: isAvailable ? null : 'noindex',
      canonical: path,
      // What is gone has no place in an index, yet is the same page in another language (MKT-09).
      alternates: isAvailable ? counterparts : {},
      ...(isAvailable && tourHead(tour, { path, departure, dates }, page)),
    },
    frame: { ...DEFAULT_FRAME, htmlClasses: ['tour'], counterparts },
    data: {
      travel: shownTravel(travel, leadingCoordinator(tour.coordinator, market)),
      departure,
      available: isAvailable ? availableTour(tour, departure, view, page) : null,
      alternatives: departure.offer.kind === 'none' ? alternativesTo(tour, view) : [],
    },
  };
};

/** What a travel that is known has instead of a tour that is not; null for an unknown travel. */
async function unknownTour(page: PageLoaderArguments): Promise<PageAnswer<TourPageData> | null> {
  const { api, market, parameters, url, t } = page;
  const { travel: slug = '', tour: code = '' } = parameters;
  const answer = await api.travel(slug);
  if (answer.outcome !== 'success') return null;
  const travel = answer.data.data;
  return {
    status: 404,
    seo: {
      title: t('travel:gone.title'),
      description: travel.summary,
      robots: 'noindex',
      canonical: url.pathname,
      alternates: {},
    },
    frame: { ...DEFAULT_FRAME, htmlClasses: ['tour'] },
    data: {
      travel: shownTravel(travel, leadingCoordinator(travel.coordinator, market)),
      departure: null,
      available: null,
      alternatives: alternativesTo({ code, travel }, departureViewOf(page)),
    },
  };
}

function shownTravel(
  travel: Omit<ShownTravel, 'coordinator' | 'descriptionHtml'> & { readonly description: string },
  coordinator: ShownTravel['coordinator'],
): ShownTravel {
  return {
    slug: travel.slug,
    title: travel.title,
    summary: travel.summary,
    destinationLabel: travel.destinationLabel,
    image: travel.image,
    pictures: travel.pictures,
    numberOfDays: travel.numberOfDays,
    coordinator,
    highlights: travel.highlights,
    descriptionHtml: proseHtml(travel.description),
    included: travel.included,
    notIncluded: travel.notIncluded,
  };
}

function availableTour(
  tour: TourDetail,
  departure: Departure,
  view: DepartureView,
  page: PageLoaderArguments,
): AvailableTour {
  const { travel } = tour;
  const terms = tourTerms({
    tour,
    priceCents: departure.price?.cents ?? null,
    depositPercent: travel.depositPercent,
    days: page.layoutSettings,
    today: page.today,
  });
  return {
    groupSize: tour.groupSize,
    takenSeats: tour.takenSeats,
    group: tour.group,
    flightAdvice: flightAdviceFor(tour.salesStatus, terms.outlook),
    isClose: departure.daysLeft <= page.layoutSettings.decisionDays,
    terms,
    instead: departure.isClosed ? nextDeparture(offeredDepartures(travel.tours, view)) : null,
    privateRoom: privateRoomOfTour(tour, travel, view),
    otherDeparturesHaveRooms: privateRoomsOfTravel(travel, view) !== null,
    estimates: estimatesOf(travel, view, page.market),
    previous: neighbour(tour.previousTour, view),
    next: neighbour(tour.nextTour, view),
  };
}

function neighbour(tour: TourSummary | null, view: DepartureView): Departure | null {
  return tour && departureOf(tour, view);
}

function alternativesTo(
  tour: { readonly code: string; readonly travel: Pick<TravelDetail, 'tours'> },
  view: DepartureView,
): readonly Departure[] {
  return offeredDepartures(tour.travel.tours, view)
    .filter(({ code, offer }) => code !== tour.code && offer.kind !== 'none')
    .slice(0, ALTERNATIVES);
}
