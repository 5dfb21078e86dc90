/** A tour as the start page of a booking shows it: what one asks for, and on what terms. */
import type { TFunction } from 'i18next';
import { MAXIMUM_ENQUIRY_TRAVELLERS } from '../../contract/enquiry-limits.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import type { CoordinatorSummary, TourDetail } from '../../contract/travel.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Currency, Market } from '../../domain/market.ts';
import type { Price } from '../../domain/money.ts';
import { tourCardData, type TourCardData } from '../listing/card-data.ts';
import {
  privateRoomOfTour,
  privateRoomsOfTravel,
  roomNightsOf,
} from '../travel/estimates.server.ts';
import { promotionOf, type DeparturePromotion } from '../listing/promotion.ts';
import { feesOfDeparture } from './cancellation-words.ts';
import { flexiblePrice } from './flexible-option.ts';
import { bookingObstacle, canAskForSeats, type BookingObstacle } from './booking-obstacle.ts';
import type { RoomNights } from './private-room-fact.ts';
import { tourTerms, type TourTerms } from './tour-terms.ts';

/** How many other departures a tour that cannot be had offers instead. */
const ALTERNATIVES = 3;

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
  readonly coordinator: OfferedCoordinator | null;
  /** The most travellers that one form may ask for. */
  readonly maximumTravellers: number;
  /** Other tours of the travel that can be had, for a tour that cannot. */
  readonly alternatives: readonly TourCardData[];
}

/** Who leads the group, as far as the page shows it. */
export type OfferedCoordinator = Pick<CoordinatorSummary, 'id' | 'firstName' | 'lastName' | 'city'>;

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

function offeredCoordinator(coordinator: CoordinatorSummary | null): OfferedCoordinator | null {
  if (!coordinator) return null;
  const { id, firstName, lastName, city } = coordinator;
  return { id, firstName, lastName, city };
}

/** For a tour on request people find out how many seats there are; else the free ones are the limit. */
function maximumTravellers(tour: TourDetail, obstacle: BookingObstacle | null): number {
  return obstacle === null && tour.freeSeats > 0
    ? Math.min(tour.freeSeats, MAXIMUM_ENQUIRY_TRAVELLERS)
    : MAXIMUM_ENQUIRY_TRAVELLERS;
}
