/** The tour page: what a traveller needs to decide on one departure (TRV-08, TRV-09, TRV-14). */
import { pathOf } from '../../../contract/route-paths.ts';
import type { TourSummary } from '../../../contract/common.ts';
import type { TourDetail, TravelDetail } from '../../../contract/travel.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { formatDateRange } from '../../../domain/date-format.ts';
import type { Price } from '../../../domain/money.ts';
import { flightAdviceFor } from '../../../domain/run-outlook.ts';
import { seatLabel, type FlightAdvice, type SeatLabel } from '../../../domain/tour-status.ts';
import type { LandingTime } from '../../../domain/vocabulary.ts';
import { feesOfDeparture } from '../../booking/cancellation.tsx';
import type { RoomNights } from '../../booking/private-room-fact.ts';
import { tourTerms, type TourTerms } from '../../booking/tour-terms.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { DepartureView } from '../../listing/card-data.ts';
import {
  departureOf,
  departureViewOf,
  nextDeparture,
  offeredDepartures,
  type Departure,
} from '../../travel/departure.ts';
import {
  estimatesOf,
  privateRoomOfTour,
  privateRoomsOfTravel,
  roomNightsOf,
  type Estimates,
} from '../../travel/estimates.ts';
import { shortenedTitle } from '../../seo/meta.ts';
import { leadingCoordinator, type LeadingCoordinator } from '../../travel/leading-coordinator.ts';
import { redirectToPresent } from '../../travel/redirect-to-present.server.ts';
import type { TourCompany } from '../../travel/tour-company.ts';
import { tourHead } from '../../travel/page-heads.ts';
import { pastRunsView, type PastRunsView } from '../../travel/past-runs-view.ts';
import { travelAlternates } from '../../travel/travel-alternates.ts';
import { proseHtml } from '../../i18n/prose-html.server.ts';
import type { PageAnswer } from '../page-answer.ts';
import { tourCompanyOf } from './tour-company.server.ts';
import { travelInModals, type TravelInModals } from './travel-in-modals.server.ts';
import { requireData, type PageLoader, type PageLoaderArguments } from '../page-loader.server.ts';

/** How many other departures a tour that is gone offers instead. */
const ALTERNATIVES = 4;

type ShownTravel = Pick<
  TravelDetail,
  | 'slug'
  | 'code'
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
  readonly pastRuns: PastRunsView | null;
  /** By when on its first day one should have landed. */
  readonly landBy: LandingTime;
  readonly descriptionHtml: string;
  /** Null while nobody is named. */
  readonly coordinator: LeadingCoordinator | null;
};

export interface AvailableTour {
  readonly groupSize: { readonly min: number; readonly max: number };
  readonly takenSeats: number;
  readonly group: TourDetail['group'];
  readonly flightAdvice: FlightAdvice;
  /** What statistics call its seats (TRV-04). */
  readonly seatLabel: SeatLabel | null;
  /** The day by which it is said who leads it; null where it is said, or that day has passed. */
  readonly coordinatorNamedBy: CalendarDate | null;
  /** From the day by which it is decided whether it runs: one expects to be told who leads it. */
  readonly isClose: boolean;
  readonly terms: TourTerms;
  /** What cancelling later costs, in a sentence; null where that is not known. */
  readonly lateFees: string | null;
  /** Where a tour is closed: the next one that can be asked for. */
  readonly instead: Departure | null;
  /** Supplement where the tour has private rooms left to give; null where it has none. */
  readonly privateRoom: Price | null;
  readonly roomNights: RoomNights | null;
  readonly otherDeparturesHaveRooms: boolean;
  readonly estimates: Estimates;
  readonly previous: Departure | null;
  readonly next: Departure | null;
}

interface OfTravel extends TravelInModals {
  readonly travel: ShownTravel;
  /** Asked for with the address of its modal alone. */
  readonly company: TourCompany | null;
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
  const company = isAvailable ? await tourCompanyOf(tour.code, page) : null;
  const departure = departureOf(tour, view, isAvailable);
  const dates = formatDateRange(tour.startingDate, tour.endingDate, market);
  const counterparts = travelAlternates('travels-travel-tour', travel.slugs, { tour: tour.code });
  return {
    status: isAvailable ? 200 : 410,
    seo: {
      title: shortenedTitle(travel.title, (title) => t('travel:tour.pageTitle', { title, dates })),
      description: isAvailable
        ? descriptionOf(departure, travel.title, dates, page)
        : travel.summary,
      robots: isAvailable ? null : 'noindex',
      canonical: path,
      // What is gone has no place in an index, yet is the same page in another language (MKT-09).
      alternates: isAvailable ? counterparts : {},
      ...(isAvailable && tourHead(tour, { path, departure, dates }, page)),
    },
    frame: { ...DEFAULT_FRAME, htmlClasses: ['tour'], counterparts },
    data: {
      travel: shownTravel(travel, leadingCoordinator(tour.coordinator, market)),
      ...travelInModals(travel, page),
      company,
      departure,
      available: isAvailable ? availableTour(tour, departure, view, page) : null,
      alternatives: departure.offer.kind === 'none' ? alternativesTo(tour, view) : [],
    },
  };
};

/** A sold-out tour has neither terms nor costs on its page (SEO-01). */
function descriptionOf(
  { offer }: Departure,
  title: string,
  dates: string,
  { t }: PageLoaderArguments,
): string {
  return t(offer.kind === 'none' ? 'travel:tour.descriptionSoldOut' : 'travel:tour.description', {
    title,
    dates,
  });
}

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
      ...travelInModals(travel, page),
      company: null,
      departure: null,
      available: null,
      alternatives: alternativesTo({ code, travel }, departureViewOf(page)),
    },
  };
}

function shownTravel(
  travel: Omit<ShownTravel, 'coordinator' | 'descriptionHtml' | 'landBy' | 'pastRuns'> &
    Pick<TravelDetail, 'description' | 'flights' | 'pastRuns' | 'reviews'>,
  coordinator: ShownTravel['coordinator'],
): ShownTravel {
  return {
    slug: travel.slug,
    code: travel.code,
    title: travel.title,
    summary: travel.summary,
    destinationLabel: travel.destinationLabel,
    image: travel.image,
    pictures: travel.pictures,
    numberOfDays: travel.numberOfDays,
    pastRuns: pastRunsView(travel),
    landBy: travel.flights.landBy,
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
    seatLabel: seatLabel({ ...tour, status: tour.salesStatus }),
    coordinatorNamedBy: tour.coordinatorNamedBy,
    isClose: departure.daysLeft <= page.layoutSettings.decisionDays,
    terms,
    lateFees: feesOfDeparture(terms.cancellation, page.market, page.t),
    instead: departure.isClosed ? nextDeparture(offeredDepartures(travel.tours, view)) : null,
    privateRoom: privateRoomOfTour(tour, travel, view),
    roomNights: roomNightsOf(travel),
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
