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
import { redirectToPresent } from '../../travel/redirect-to-present.server.ts';
import { travelAlternates } from '../../travel/travel-alternates.ts';
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
  | 'coordinator'
  // For the modals that tell of the travel.
  | 'highlights'
  | 'description'
  | 'included'
  | 'notIncluded'
>;

export interface AvailableTour {
  readonly groupSize: { readonly min: number; readonly max: number };
  readonly takenSeats: number;
  readonly group: TourDetail['group'];
  readonly flightAdvice: FlightAdvice;
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

export interface TourPageData {
  readonly travel: ShownTravel;
  readonly departure: Departure;
  /** Null once the tour has departed or was withdrawn: the page says so with status 410. */
  readonly available: AvailableTour | null;
  /** Other tours of the travel, for a tour that is gone or sold out. */
  readonly alternatives: readonly Departure[];
}

export const loadTourPage: PageLoader<TourPageData> = async (page) => {
  const { api, market, parameters, url, t } = page;
  const tour = requireData(await api.tour((parameters.tour ?? '').toUpperCase()), page).data;
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
      title: t('travel:tour.pageTitle', { title: travel.title, dates }),
      description: travel.summary,
      robots: isAvailable ? null : 'noindex',
      canonical: path,
      // What is gone has no place in an index, yet is the same page in another language (MKT-09).
      alternates: isAvailable ? counterparts : {},
    },
    frame: { ...DEFAULT_FRAME, htmlClasses: ['tour'], counterparts },
    data: {
      travel: {
        slug: travel.slug,
        title: travel.title,
        summary: travel.summary,
        destinationLabel: travel.destinationLabel,
        image: travel.image,
        pictures: travel.pictures,
        numberOfDays: travel.numberOfDays,
        coordinator: tour.coordinator,
        highlights: travel.highlights,
        description: travel.description,
        included: travel.included,
        notIncluded: travel.notIncluded,
      },
      departure,
      available: isAvailable ? availableTour(tour, departure, view, page) : null,
      alternatives: departure.offer.kind === 'none' ? alternativesTo(tour, view) : [],
    },
  };
};

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

function alternativesTo(tour: TourDetail, view: DepartureView): readonly Departure[] {
  return offeredDepartures(tour.travel.tours, view)
    .filter(({ code, offer }) => code !== tour.code && offer.kind !== 'none')
    .slice(0, ALTERNATIVES);
}
