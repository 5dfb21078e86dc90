/**
 * What a card needs of a tour or a travel and nothing more: loaders send this instead of the contract's
 * records. It answers a traveller's five questions: where, when, how many days, how much, will it run.
 */
import type { TourCard, TourSummary, TravelCard, TravelSummary } from '../../contract/common.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { isConfirmed, type TourStatus } from '../../domain/tour-status.ts';
import { bookingObstacle } from '../booking/tour-offer.ts';
import { type PlainImage, plainImage } from '../images/image-source.ts';
import {
  cardPrice,
  type CardPrice,
  type DepartureView,
  type DisplayCurrency,
} from './card-price.ts';
import { promotionOf, type DeparturePromotion } from './promotion.ts';

/** People who must still join before the tour runs, or seats left once it does. */
export interface SeatsFact {
  readonly kind: 'needed' | 'left';
  readonly count: number;
}

/** One departure: when, how much, will it run. */
export interface DepartureData {
  readonly code: string;
  readonly startingDate: CalendarDate;
  readonly endingDate: CalendarDate;
  readonly status: TourStatus;
  readonly seats: SeatsFact | null;
  /** Null where the price map has no amount that could be shown. */
  readonly price: CardPrice | null;
  readonly ageGroup: AgeGroup;
  readonly hasPrivateRoom: boolean;
  /** Days of leave that it takes; null where nobody says. */
  readonly leaveDays: number | null;
}

interface PlaceData {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** The language of title and destination, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly destinationLabel: string;
  readonly numberOfDays: number;
  readonly image: PlainImage;
}

/** A departure and where it goes. */
export interface TourCardData extends DepartureData {
  readonly travel: PlaceData;
  /** A code that takes something off its price; null unless it counts today and the tour can be booked (TRV-08). */
  readonly promotion: DeparturePromotion | null;
  /** Departures of the same travel that it stands for in a list, and the query of the search that lists them all. */
  readonly others?: { readonly count: number; readonly query: string };
}

/** Without its ages: the travel's other departures may be for other ages. */
type CheapestDeparture = Pick<
  DepartureData,
  'startingDate' | 'endingDate' | 'status' | 'seats' | 'price' | 'leaveDays'
>;

export interface TravelCardData extends PlaceData {
  /** Departures that are open and fit the filters. */
  readonly toursCount: number;
  /** Whether none that can be booked costs less than the one shown, so that the card says "from". */
  readonly isLowestPrice: boolean;
  /** The one that gives the card its price and date. */
  readonly bestTour: CheapestDeparture | null;
}

export function tourCardData(tour: TourCard, view: DepartureView): TourCardData {
  return {
    ...departureData(tour, view),
    travel: placeData(tour.travel),
    promotion: bookingObstacle(tour, view.today) === null ? promotionOf(tour, view) : null,
  };
}

export function travelCardData(travel: TravelCard, display: DisplayCurrency): TravelCardData {
  return {
    ...placeData(travel),
    toursCount: travel.toursCount,
    isLowestPrice: travel.isLowestPrice,
    bestTour: travel.bestTour && cheapestDepartureData(travel.bestTour, display),
  };
}

function cheapestDepartureData(tour: TourSummary, display: DisplayCurrency): CheapestDeparture {
  const { startingDate, endingDate, status, seats, price, leaveDays } = departureData(
    tour,
    display,
  );
  return { startingDate, endingDate, status, seats, price, leaveDays };
}

/** A departure without its travel, for a page that is about the travel. */
export function departureData(tour: TourSummary, display: DisplayCurrency): DepartureData {
  return {
    code: tour.code,
    startingDate: tour.startingDate,
    endingDate: tour.endingDate,
    status: tour.salesStatus,
    seats: seatsFact(tour),
    price: cardPrice(tour, display),
    ageGroup: tour.ageBadge,
    hasPrivateRoom: tour.isNoSharingRoomAvailable,
    leaveDays: tour.leaveDays,
  };
}

function placeData(travel: TravelSummary): PlaceData {
  const { id, slug, title, writtenIn, destinationLabel, numberOfDays, image } = travel;
  const words = { title, destinationLabel, ...(writtenIn && { lang: writtenIn }) };
  return { id, slug, ...words, numberOfDays, image: plainImage(image) };
}

/**
 * The one figure that says how urgent a tour is, or null (TRV-14): true figures, and none for a tour
 * that cannot be booked, on request or sold out.
 */
export function seatsFact(
  tour: Pick<TourSummary, 'salesStatus' | 'freeSeats' | 'seatsToConfirm'>,
): SeatsFact | null {
  if (tour.salesStatus === 'WAITING_LIST' || tour.salesStatus === 'SOLD_OUT') return null;
  if (isConfirmed(tour.salesStatus)) {
    return tour.freeSeats > 0 ? { kind: 'left', count: tour.freeSeats } : null;
  }
  return tour.seatsToConfirm > 0 ? { kind: 'needed', count: tour.seatsToConfirm } : null;
}
