/** The tour page: what a traveller needs to decide on one departure (TRV-08, TRV-09, TRV-14). */
import { pathOf } from '../../../contract/route-paths.ts';
import type { TourSummary } from '../../../contract/common.ts';
import type { TourDetail, TravelDetail } from '../../../contract/travel.ts';
import { formatDateRange } from '../../../domain/date-format.ts';
import { priceIn, type Price } from '../../../domain/money.ts';
import { flightAdvice, type FlightAdvice } from '../../../domain/tour-status.ts';
import { tourTerms, type TourTerms } from '../../enquiry/tour-terms.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import {
  departureOf,
  departureViewOf,
  futureDepartures,
  type Departure,
  type DepartureView,
} from '../../travel/departure.ts';
import { estimatesOf, privateRoomSupplement, type Estimates } from '../../travel/estimates.ts';
import { redirectToPresent } from '../../travel/redirect-to-present.server.ts';
import { travelAlternates } from '../../travel/travel-alternates.ts';
import { requireData, type PageLoader, type PageLoaderArguments } from '../page-loader.server.ts';

/** How many other departures a tour that is gone offers instead. */
const ALTERNATIVES = 4;

type ShownTravel = Pick<
  TravelDetail,
  'slug' | 'title' | 'summary' | 'destinationLabel' | 'scene' | 'numberOfDays' | 'coordinator'
>;

export interface AvailableTour {
  readonly groupSize: { readonly min: number; readonly max: number };
  readonly takenSeats: number;
  readonly flightAdvice: FlightAdvice;
  readonly terms: TourTerms;
  readonly lowestPriceOf30Days: Price | null;
  /** Supplement where the tour has private rooms left to give; null where it has none. */
  readonly privateRoom: Price | null;
  readonly estimates: Estimates;
  readonly previous: Departure | null;
  readonly next: Departure | null;
}

export interface TourPageData {
  readonly travel: ShownTravel;
  readonly departure: Departure;
  /** Null once the tour has departed or was withdrawn: the page says so with status 410. */
  readonly available: AvailableTour | null;
  /** Other tours of the travel, for a tour that is gone. */
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
  return {
    status: isAvailable ? 200 : 410,
    seo: {
      title: t('travel:tour.pageTitle', { title: travel.title, dates }),
      description: travel.summary,
      robots: isAvailable ? null : 'noindex',
      canonical: path,
      alternates: isAvailable
        ? travelAlternates('travels-travel-tour', travel.slugs, { tour: tour.code })
        : {},
    },
    frame: { ...DEFAULT_FRAME, htmlClasses: ['tour'] },
    data: {
      travel: {
        slug: travel.slug,
        title: travel.title,
        summary: travel.summary,
        destinationLabel: travel.destinationLabel,
        scene: travel.scene,
        numberOfDays: travel.numberOfDays,
        coordinator: travel.coordinator,
      },
      departure,
      available: isAvailable ? availableTour(tour, departure, view, page) : null,
      alternatives: isAvailable ? [] : alternativesTo(tour, view),
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
  return {
    groupSize: tour.groupSize,
    takenSeats: tour.takenSeats,
    flightAdvice: flightAdvice(tour.salesStatus),
    terms: tourTerms({
      tour,
      priceCents: departure.price?.cents ?? null,
      depositPercent: travel.depositPercent,
      days: page.layoutSettings,
      today: page.today,
    }),
    lowestPriceOf30Days:
      tour.lowestPriceOf30Days &&
      priceIn(tour.lowestPriceOf30Days, view.currency, view.exchangeRates),
    privateRoom: tour.isNoSharingRoomAvailable ? privateRoomSupplement(travel, view) : null,
    estimates: estimatesOf(travel, view),
    previous: neighbour(tour.previousTour, view),
    next: neighbour(tour.nextTour, view),
  };
}

function neighbour(tour: TourSummary | null, view: DepartureView): Departure | null {
  return tour && departureOf(tour, view);
}

function alternativesTo(tour: TourDetail, view: DepartureView): readonly Departure[] {
  return futureDepartures(tour.travel.tours, view)
    .filter(({ code, offer }) => code !== tour.code && offer.kind !== 'none')
    .slice(0, ALTERNATIVES);
}
