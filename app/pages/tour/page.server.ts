/** The tour page: what a traveller needs to decide on one departure (TRV-08, TRV-09, TRV-14). */
import type { TourSummary } from '../../../contract/common.ts';
import { pathOf } from '../../../contract/route-paths.ts';
import type { Companions } from '../../../contract/tour-group.ts';
import type { TourDetail, TravelDetail } from '../../../contract/travel.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { parseCostChoice, printCostChoice } from '../../../domain/cost-choice.ts';
import { formatDateRange } from '../../../domain/date-format.ts';
import type { Price } from '../../../domain/money.ts';
import { parseRegion, printRegion } from '../../../domain/region.ts';
import { flightAdviceFor } from '../../../domain/run-outlook.ts';
import { type FlightAdvice, seatLabel, type SeatLabel } from '../../../domain/tour-status.ts';
import type { LandingTime } from '../../../domain/vocabulary.ts';
import { assertedPerson } from '../../auth/session-data.server.ts';
import { sessionOf } from '../../auth/session.server.ts';
import { feesOfDeparture } from '../../booking/cancellation-fees.ts';
import type { RoomNights } from '../../booking/private-room-fact.ts';
import { tourTerms, type TourTerms } from '../../booking/tour-terms.ts';
import { proseHtml } from '../../i18n/prose-html.server.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { DepartureView } from '../../listing/card-price.ts';
import { readModal } from '../../modals/modal-address.ts';
import { type RouteView, routeViewOf } from '../../route-map/route-view.server.ts';
import { shortenedTitle } from '../../seo/document-title.ts';
import { siteSettings } from '../../site-settings.server.ts';
import {
  byMonth,
  type Departure,
  departureOf,
  departureViewOf,
  type MonthOfDepartures,
  nextDepartures,
  offeredDepartures,
} from '../../travel/departure.ts';
import {
  type Estimates,
  estimatesOf,
  privateRoomOfTour,
  privateRoomsOfTravel,
  roomNightsOf,
} from '../../travel/estimates.server.ts';
import { redirectToPresent, tourHead, travelAlternates } from '../../travel/heads.server.ts';
import {
  leadingCoordinator,
  type LeadingCoordinator,
  pastRunsView,
  type PastRunsView,
  type ShownStage,
  shownStages,
  writtenIn,
} from '../../travel/travel-view.server.ts';
import type { WrittenIn } from '../../travel/texts-language.tsx';
import type { Market } from '../../../domain/market.ts';
import {
  definePage,
  type PageAnswer,
  type PageLoaderArguments,
  requireData,
} from '../define-page.server.ts';
import { FACTS } from './page-facts.ts';

/** How many other departures a tour that is gone offers instead. */
const ALTERNATIVES = 4;

type ShownTravel = Pick<
  TravelDetail,
  | 'id'
  | 'slug'
  | 'code'
  | 'title'
  | 'summary'
  | 'destinationLabel'
  | 'countryPage'
  | 'image'
  | 'pictures'
  | 'film'
  | 'numberOfDays'
  // For the modals that tell of the travel.
  | 'highlights'
  | 'included'
  | 'notIncluded'
> & {
  /** Null where its texts are in the market's language. */
  readonly writtenIn: WrittenIn | null;
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
  /** Whether it is early enough to ask for a seat, free or not, and so for news of it (NTFY-02). */
  readonly takesRequests: boolean;
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

export const tourPage = definePage({
  kind: 'tour',
  facts: FACTS,
  cache: 'shared',
  query: {
    parse: (params) => ({ costs: parseCostChoice(params), region: parseRegion(params) }),
    print: ({ costs, region }) =>
      new URLSearchParams([...printCostChoice(costs), ...printRegion(region)]),
  },
  // Codes have capitals; in a path only those of the usual form keep them (RTE-06).
  fetchMain: ({ api, url, parameters }) =>
    api.tour((parameters.tour ?? '').toUpperCase(), parseRegion(url.searchParams)),
  load: async ({ main, ...page }): Promise<PageAnswer<TourPageData>> => {
    const { market, url, t } = page;
    const answer = await main;
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
        title: shortenedTitle(travel, (title) => t('travel:tour.pageTitle', { title, dates })),
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
        travel: shownTravel(travel, leadingCoordinator(tour.coordinator, market), market),
        ...travelInModals(travel, page),
        company,
        departure,
        available: isAvailable ? availableTour(tour, departure, view, page) : null,
        alternatives: departure.offer.kind === 'none' ? alternativesTo(tour, view) : [],
      },
    };
  },
});

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
      travel: shownTravel(travel, leadingCoordinator(travel.coordinator, market), market),
      ...travelInModals(travel, page),
      company: null,
      departure: null,
      available: null,
      alternatives: alternativesTo({ code, travel }, departureViewOf(page)),
    },
  };
}

function shownTravel(
  travel: Omit<
    ShownTravel,
    'coordinator' | 'descriptionHtml' | 'landBy' | 'pastRuns' | 'writtenIn'
  > &
    Pick<TravelDetail, 'writtenIn' | 'description' | 'flights' | 'pastRuns' | 'reviews'>,
  coordinator: ShownTravel['coordinator'],
  market: Market,
): ShownTravel {
  return {
    id: travel.id,
    slug: travel.slug,
    code: travel.code,
    title: travel.title,
    writtenIn: writtenIn(travel, market),
    summary: travel.summary,
    destinationLabel: travel.destinationLabel,
    countryPage: travel.countryPage,
    image: travel.image,
    pictures: travel.pictures,
    film: travel.film,
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
    flightAdvice: flightAdviceFor(tour.salesStatus, terms.outlook),
    seatLabel: seatLabel({ ...tour, status: tour.salesStatus }),
    coordinatorNamedBy: tour.coordinatorNamedBy,
    isClose: departure.daysLeft <= page.layoutSettings.decisionDays,
    terms,
    lateFees: feesOfDeparture(terms.cancellation, page.market, page.t),
    takesRequests: page.today <= tour.lastRequestDay,
    instead: departure.isClosed
      ? nextDepartures(offeredDepartures(travel.tours, view), page).next
      : null,
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

/**
 * Who else goes on a departure or thinks of it, asked for with the address of its modal alone (TRV-08). A page that others
 * get is drawn without a session, so that no name and nothing about people can get into it; the count makes it live a minute. Null where the address opens another modal, or none.
 */
async function tourCompanyOf(
  code: string,
  { url, request, context, api }: Pick<PageLoaderArguments, 'url' | 'request' | 'context' | 'api'>,
): Promise<TourCompany | null> {
  if (readModal(url)?.name !== 'group-info') return null;
  const details = async (): Promise<TourCompany['details']> => {
    const session = await sessionOf(request, context);
    if (!session) return { kind: 'loggedOut' };
    const reader = assertedPerson(session.data, siteSettings().sessionSecret);
    const answer = await api.companions(code, reader);
    if (answer.outcome !== 'success') return { kind: 'unavailable' };
    return { kind: 'known', ...answer.data.data };
  };
  const [interest, known] = await Promise.all([api.interest(code), details()]);
  return { people: interest.outcome === 'success' ? interest.data.data.people : 0, details: known };
}

interface TravelInModals {
  /** Null where the address does not open the modal of the dates. */
  readonly months: readonly MonthOfDepartures[] | null;
  /** Likewise, of the days. */
  readonly programme: {
    readonly days: readonly ShownStage[];
    /** Null for a travel that stays in one place. */
    readonly route: RouteView | null;
  } | null;
}

/**
 * The travel's dates and days on the page of one of its tours: data of two modals, which the page itself
 * draws nothing of, so that it comes with their addresses alone (LAY-10).
 */
function travelInModals(travel: TravelDetail, page: PageLoaderArguments): TravelInModals {
  const modal = readModal(page.url)?.name;
  return {
    months:
      modal === 'available-dates'
        ? byMonth(offeredDepartures(travel.tours, departureViewOf(page)))
        : null,
    programme:
      modal === 'video-itinerary'
        ? { days: shownStages(travel.days), route: routeViewOf(travel) }
        : null,
  };
}

export interface TourCompany {
  /** Who asked for a seat of late; 0 where that is nobody's business. */
  readonly people: number;
  /** For who is logged in: names, and who has a seat, in counts. */
  readonly details:
    { readonly kind: 'loggedOut' | 'unavailable' } | ({ readonly kind: 'known' } & Companions);
}
