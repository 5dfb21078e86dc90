/**
 * The data of a booking's start page: the tour as it is now, what changed since the page that led here, and
 * the confirmation of a sent enquiry (TRV-17, BOOK-03).
 */
import type { AssertedPerson } from '../../../contract/asserted-person.ts';
import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { Settings } from '../../../config/settings.ts';
import { MAXIMUM_ENQUIRY_TRAVELLERS } from '../../../contract/enquiry-limits.ts';
import type { LayoutSettings } from '../../../contract/layout.ts';
import { pathOf } from '../../../contract/route-paths.ts';
import type { CoordinatorSummary, TourDetail } from '../../../contract/travel.ts';
import { type CalendarDate, todayIn } from '../../../domain/calendar-date.ts';
import type { Currency, Market } from '../../../domain/market.ts';
import type { Price } from '../../../domain/money.ts';
import type { ApiClient } from '../../api/api-client.server.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { apiOf } from '../../api/request-api.server.ts';
import { sessionOf } from '../../auth/session.server.ts';
import { feesOfDeparture } from '../../booking/cancellation-fees.ts';
import { flexiblePrice } from '../../booking/payment-terms.tsx';
import type { RoomNights } from '../../booking/private-room-fact.ts';
import {
  bookingObstacle,
  type BookingObstacle,
  bookingStartLink,
  bookingStartPath,
  canAskForSeats,
  checkoutAddress,
  type EnquiryWish,
  parseChosenWishes,
  parseSeenTour,
  type SeenTour,
} from '../../booking/tour-offer.ts';
import type { TicketCoordinator } from '../../booking/ticket.tsx';
import { tourTerms, type TourTerms } from '../../booking/tour-terms.ts';
import { assertedPerson, shownPerson } from '../../auth/session-data.server.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { readLayout } from '../../layout/layout.server.ts';
import { sharedPathFrame, type PageFrame } from '../../layout/page-frame.ts';
import { chosenCurrency } from '../../layout/visitor-choices.server.ts';
import { tourCardData, type TourCardData } from '../../listing/card-data.ts';
import { type DeparturePromotion, promotionOf } from '../../listing/promotion.ts';
import { titlePrefixOf } from '../../network/refused-form.server.ts';
import { obeyedRedirect } from '../../seo/obeyed-redirect.server.ts';
import { noindexSeo, type PageSeo } from '../../seo/page-seo.ts';
import { withoutNul } from '../../seo/without-nul.ts';
import { siteSettings } from '../../site-settings.server.ts';
import {
  privateRoomOfTour,
  privateRoomsOfTravel,
  roomNightsOf,
} from '../../travel/estimates.server.ts';
import { type EnquiryValues, type TourChange, tourChanges } from './enquiry-fields.ts';
import { type SentEnquiry, sentEnquiryOf } from './sent-enquiry.server.ts';

/** What loader and action work with, read from the request as for the localised pages. */
export interface BookingStartContext {
  readonly request: Request;
  readonly tourId: string;
  readonly settings: Pick<Settings, 'bookingsUrl' | 'origins' | 'sessionSecret'>;
  readonly market: Market;
  readonly api: Pick<ApiClient, 'tour' | 'sendEnquiry'>;
  /** The market's own day. */
  readonly today: CalendarDate;
  readonly currency: Currency;
  readonly layoutSettings: LayoutSettings;
  /** Who is logged in, to prefill the form; null for a visitor. */
  readonly person: {
    readonly name: string;
    readonly email: string | null;
    readonly asserted: AssertedPerson;
  } | null;
  readonly t: TFunction;
  /** "Error:" where the form goes back. */
  readonly titlePrefix: string | null;
}

export async function bookingStartContext(
  request: Request,
  context: AppLoadContext,
  code: string | undefined,
): Promise<BookingStartContext> {
  // Links are typed, or copied with spaces around them.
  const tourId = (code ?? '').trim().toUpperCase();
  const market = marketOfRequest(request, context);
  const api = await apiOf(request, context);
  const [layout, i18next, session] = await Promise.all([
    readLayout(api),
    i18nextOf(market.textLocale),
    sessionOf(request, context),
    // Beside the layout call; the client answers the loader's own call from this one.
    api.tour(tourId),
  ]);
  return {
    request,
    tourId,
    settings: siteSettings(),
    market,
    api,
    today: todayIn(market.timeZone, (context.now ?? Date.now)()),
    currency: chosenCurrency(request, market, layout, context),
    layoutSettings: layout.settings,
    person: session && {
      ...shownPerson(session.data, siteSettings().login.pictureOrigins),
      asserted: assertedPerson(session.data, siteSettings().sessionSecret),
    },
    t: i18next.t,
    titlePrefix: titlePrefixOf(context, i18next.t),
  };
}

export interface BookingStartData {
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  /** The enquiry that this address confirms; null for the form. */
  readonly sent: SentEnquiry | null;
  /** Of the form on this page: sent twice, it is one enquiry. */
  readonly idempotencyKey: string;
  /** Null while the backend gives no answer; a form that was sent is still returned filled in. */
  readonly tour: OfferedTour | null;
  /** What differs from the page that led here. */
  readonly changes: readonly TourChange[];
  /** With a booking site, where the traveller continues after reading the changes; null where the form is here. */
  readonly onward: string | null;
  /** What is known of the logged-in person. */
  readonly person: Partial<Pick<EnquiryValues, 'fullName' | 'email'>>;
  /** What was chosen on the page that led here. */
  readonly wishes: readonly EnquiryWish[];
}

export interface BookingStartAnswer {
  readonly status: number;
  readonly data: BookingStartData;
}

/**
 * The page of a tour, whatever became of it.
 * @throws Response 404 for an unknown tour, or 302 to its own page where its travel is known; 301 to the page's own
 *   address; 302 to the booking site where one is configured and the tour can be booked on the terms
 *   that the traveller has seen.
 */
export async function loadBookingStart(page: BookingStartContext): Promise<BookingStartAnswer> {
  const { tourId, api, market, settings, t } = page;
  const sent = await sentEnquiryOf(page.request, tourId, signerOf(page));
  const answer = await api.tour(tourId);
  const [ofTheCode] = (answer.outcome === 'missing' && answer.alternatives) || [];
  // The tour never existed. Its page says so and lists the travel's other dates.
  if (ofTheCode && answer.outcome === 'missing' && !answer.isGone) {
    const { slug: travel } = ofTheCode;
    throw redirect(pathOf('travels-travel-tour', market.id, { travel, tour: tourId }), 302);
  }
  const found = tourOf(answer, page);
  const { pathname, search, searchParams } = new URL(page.request.url);
  const ownPath = bookingStartPath(tourId);
  if (found && pathname !== ownPath) throw redirect(`${ownPath}${withoutNul(search)}`, 301);
  const tour = found && offeredTour(found, page);
  const seen = parseSeenTour(searchParams);
  const changes = found && seen && !sent ? tourChanges(seen, tourAsSeen(found, seen, page)) : [];
  const isBookedElsewhere = tour?.obstacle === null && settings.bookingsUrl !== null && !sent;
  if (isBookedElsewhere && settings.bookingsUrl && changes.length === 0) {
    throw redirect(checkoutAddress(tour.id, settings.bookingsUrl), 302);
  }
  return {
    status: sent ? 200 : statusOf(tour),
    data: {
      seo: noindexSeo({
        title: titleOf({ tour, isSent: sent !== null, hasOnward: isBookedElsewhere }, t),
        titlePrefix: page.titlePrefix,
        description: t('enquiry:notice.nothingBooked'),
        canonical: bookingStartPath(tourId),
      }),
      frame: sharedPathFrame(bookingStartPath(tourId)),
      sent,
      idempotencyKey: randomUUID(),
      tour,
      changes,
      onward: isBookedElsewhere ? bookingStartLink(tour.id, tour) : null,
      person: page.person
        ? { fullName: page.person.name, email: page.person.email ?? undefined }
        : {},
      wishes: parseChosenWishes(searchParams),
    },
  };
}

interface TitleOf {
  readonly tour: OfferedTour | null;
  readonly isSent: boolean;
  /** Whether one goes on to a booking site from here. */
  readonly hasOnward: boolean;
}

/** What the heading says, and of which travel. */
function titleOf({ tour, isSent, hasOnward }: TitleOf, t: TFunction): string {
  const heading = () => {
    if (isSent) return t('enquiry:sent.title');
    if (tour && !canAskForSeats(tour.obstacle)) return t('enquiry:unoffered.title');
    return hasOnward ? t('enquiry:changed.heading') : t('enquiry:title');
  };
  return tour
    ? t('enquiry:pageTitle', { heading: heading(), title: tour.travel.title })
    : heading();
}

/**
 * The tour of an answer, or null when the backend gave none.
 * @throws Response 404 or 410 for a tour that it does not know, or the redirect that it asks for (RTE-07)
 */
export function tourOf(
  result: ApiResult<{ readonly data: TourDetail }>,
  { settings, market, request }: Pick<BookingStartContext, 'settings' | 'market' | 'request'>,
): TourDetail | null {
  switch (result.outcome) {
    case 'success':
      return result.data.data;
    case 'unavailable':
      return null;
    case 'redirect':
      throw obeyedRedirect(result.redirect, { settings, market, url: new URL(request.url) });
    case 'missing':
      throw new Response(null, { status: result.isGone ? 410 : 404 });
    case 'refused':
      throw new Response(null, { status: 400 });
  }
}

/** What signs and reads the proof of an enquiry on this market's site. */
export function signerOf({
  settings,
  market,
}: Pick<BookingStartContext, 'settings' | 'market'>): Parameters<typeof sentEnquiryOf>[2] {
  return {
    secret: settings.sessionSecret,
    isSecure: settings.origins[market.id].startsWith('https:'),
  };
}

const GONE: readonly (BookingObstacle | null)[] = ['departed', 'withdrawn'];

function statusOf(tour: OfferedTour | null): number {
  if (!tour) return 503;
  return GONE.includes(tour.obstacle) ? 410 : 200;
}

/** How many other departures are offered in place of an unavailable tour. */
const ALTERNATIVES = 3;

/** A tour as the start page shows it, with its terms. */
export interface OfferedTour extends TourCardData {
  readonly id: string;
  readonly obstacle: BookingObstacle | null;
  readonly terms: TourTerms;
  /** What cancelling later costs, in a sentence; null where that is not known. */
  readonly lateFees: string | null;
  /** Supplement of a private room; null where the tour has none left to give. */
  readonly privateRoom: Price | null;
  readonly roomNights: RoomNights | null;
  /** Whether other departures of the travel have one. */
  readonly otherDeparturesHaveRooms: boolean;
  /** Price of flexible cancellation; null where it is too late for it, or none is set. */
  readonly flexibleOption: Price | null;
  /** The code that counts for this tour today; null without one, or where the tour cannot be booked. */
  readonly promotion: DeparturePromotion | null;
  /** The code that counted until a day that is past. */
  readonly endedCode: string | null;
  /** Null while nobody is named to lead this tour. */
  readonly coordinator: TicketCoordinator | null;
  /** The most travellers that one form may ask for. */
  readonly maximumTravellers: number;
  /** Other available tours of the travel; empty while this one is available. */
  readonly alternatives: readonly TourCardData[];
}

/** For whom and when, and in which currency. */
export interface OfferView {
  readonly today: CalendarDate;
  readonly currency: Currency;
  readonly layoutSettings: LayoutSettings;
  readonly market: Market;
  readonly t: TFunction;
}

export function offeredTour(tour: TourDetail, view: OfferView): OfferedTour {
  const { today, currency, layoutSettings, market, t } = view;
  const display = { currency, exchangeRates: layoutSettings.exchangeRates, today };
  const obstacle = bookingObstacle(tour, today, tour.isAvailable);
  const card = tourCardData(tour, display);
  const terms = tourTerms({
    tour,
    priceCents: card.price?.cents ?? null,
    depositPercent: tour.travel.depositPercent,
    days: layoutSettings,
    today,
  });
  return {
    ...card,
    id: tour.id,
    obstacle,
    terms,
    lateFees: feesOfDeparture(terms.cancellation, market, t),
    privateRoom: privateRoomOfTour(tour, tour.travel, display),
    roomNights: roomNightsOf(tour.travel),
    otherDeparturesHaveRooms: privateRoomsOfTravel(tour.travel, display) !== null,
    flexibleOption: terms.flexibleCancellationUntil ? flexiblePrice(layoutSettings, display) : null,
    promotion: obstacle === null ? promotionOf(tour, display) : null,
    endedCode: tour.promotion && today > tour.promotion.until ? tour.promotion.code : null,
    coordinator: offeredCoordinator(tour.coordinator),
    maximumTravellers: maximumTravellers(tour, obstacle),
    alternatives: canAskForSeats(obstacle)
      ? []
      : tour.travel.tours
          .filter((other) => other.code !== tour.code && isOffered(other, today))
          .slice(0, ALTERNATIVES)
          .map((other) => tourCardData({ ...other, travel: tour.travel }, display)),
  };
}

function isOffered(tour: TourDetail['travel']['tours'][number], today: CalendarDate): boolean {
  return canAskForSeats(bookingObstacle(tour, today));
}

function offeredCoordinator(coordinator: CoordinatorSummary | null): TicketCoordinator | null {
  if (!coordinator) return null;
  const { id, firstName, lastName, city, speciality, portrait } = coordinator;
  return { id, firstName, lastName, city, speciality, portrait };
}

/** The free seats are the limit; for a tour on request our staff find out how many there are. */
function maximumTravellers(tour: TourDetail, obstacle: BookingObstacle | null): number {
  return obstacle === null && tour.freeSeats > 0
    ? Math.min(tour.freeSeats, MAXIMUM_ENQUIRY_TRAVELLERS)
    : MAXIMUM_ENQUIRY_TRAVELLERS;
}

/**
 * The tour as it is now, in the currency of the price that the traveller saw (TRV-17): another currency may have
 * been chosen in another tab, but a request is for the amount that its form showed. Falls back to the chosen
 * currency.
 */
export function tourAsSeen(tour: TourDetail, seen: SeenTour | null, view: OfferView): OfferedTour {
  const { layoutSettings, market } = view;
  const known = [market.currency, ...layoutSettings.currencies.map(({ isoCode }) => isoCode)];
  const currency = known.find((each) => each === seen?.price?.currency) ?? view.currency;
  return offeredTour(tour, { ...view, currency });
}
