/** What a travel costs beside its price: estimates, never promises (TRV-15). */
import type { TourSummary } from '../../contract/common.ts';
import type { Airport, TravelDetail } from '../../contract/travel.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { convertedPrice, type Price, priceIn } from '../../domain/money.ts';
import type { RoomNights } from '../booking/private-room-fact.ts';
import { bookingObstacle, canAskForSeats } from '../booking/tour-offer.ts';
import type { DisplayCurrency } from '../listing/card-price.ts';

export interface Estimates {
  /** What the group spends together on the spot, for each person. */
  readonly moneyPot: Price | null;
  readonly flight: FlightEstimate | null;
}

/** What a travel costs beside its price: estimates, never promises (TRV-15). */
export function estimatesOf(
  { moneyPot, flights }: Pick<TravelDetail, 'moneyPot' | 'flights'>,
  display: DisplayCurrency,
  market: Pick<Market, 'currency'>,
): Estimates {
  return {
    moneyPot: priceIn(moneyPot, display.currency, display.exchangeRates),
    flight: flightEstimate(flights, display, market),
  };
}

/** What a private room adds to the price of this tour; null where it has none left to give. */
export function privateRoomOfTour(
  { isNoSharingRoomAvailable }: Pick<TourSummary, 'isNoSharingRoomAvailable'>,
  { privateRoom }: Pick<TravelDetail, 'privateRoom'>,
  { currency, exchangeRates }: DisplayCurrency,
): Price | null {
  if (!isNoSharingRoomAvailable || !privateRoom.supplement) return null;
  return priceIn(privateRoom.supplement, currency, exchangeRates);
}

/** For which nights a private room is; null where nobody has counted them. */
export function roomNightsOf({
  privateRoom: { sharedNights: shared },
  numberOfDays,
}: Pick<TravelDetail, 'privateRoom' | 'numberOfDays'>): RoomNights | null {
  const total = numberOfDays - 1;
  // A backend of somebody else's may count otherwise: then nothing is said.
  return shared !== undefined && shared < total ? { shared, total } : null;
}

/** What the travel's page says of private rooms: the supplement, and how many of its departures have one. */
export interface PrivateRooms {
  readonly supplement: Price;
  readonly nights: RoomNights | null;
  readonly count: number;
  /** Departures that can still be had. */
  readonly total: number;
}

/**
 * The private rooms of a travel, counted over departures that can still be had, so that it promises no
 * more than their own pages; null where none of them has one.
 */
export function privateRoomsOfTravel(
  travel: Pick<TravelDetail, 'privateRoom' | 'numberOfDays' | 'tours'>,
  view: DisplayCurrency & { readonly today: CalendarDate },
): PrivateRooms | null {
  const open = travel.tours.filter((tour) => canAskForSeats(bookingObstacle(tour, view.today)));
  const supplements = open.flatMap((tour) => privateRoomOfTour(tour, travel, view) ?? []);
  const [supplement] = supplements;
  if (!supplement) return null;
  const nights = roomNightsOf(travel);
  return { supplement, nights, count: supplements.length, total: open.length };
}

/**
 * What is said of stops: the cheapest flights are direct, or only others are; or there is one. With two
 * airports it may be on one of the two ways alone, so that is said otherwise.
 */
export const FLIGHT_STOPS = ['cheapestDirect', 'someDirect', 'oneStop', 'oneStopOpenJaw'] as const;
type FlightStops = (typeof FLIGHT_STOPS)[number];

export interface FlightEstimate {
  /** The least that flights there and back have cost. */
  readonly price: Price;
  /** Where they start: euros stand for Europe, pounds for the United Kingdom, dollars for North America. */
  readonly origin: Currency;
  readonly stops: FlightStops;
  readonly into: Airport;
  /** Where one flies home from, if elsewhere. */
  readonly home: Airport | null;
}

/**
 * The estimate in the currency of display, or null. Where flights start is the market's to say, whose
 * own currency is that of its fares, and never the visitor's choice of a currency; a market without
 * fares of its own is told those from Europe.
 */
export function flightEstimate(
  { into, home, minimumPrice, ...direct }: TravelDetail['flights'],
  { currency, exchangeRates }: DisplayCurrency,
  market: Pick<Market, 'currency'>,
): FlightEstimate | null {
  const origin = minimumPrice[market.currency] === undefined ? 'EUR' : market.currency;
  const fare = minimumPrice[origin];
  if (fare === undefined) return null;
  const price = convertedPrice(fare, origin, currency, exchangeRates);
  return { price, origin, stops: stopsFrom(origin, home, direct), into, home };
}

function stopsFrom(
  origin: Currency,
  home: Airport | null,
  {
    directFrom,
    cheapestIsDirectFrom,
  }: Pick<TravelDetail['flights'], 'directFrom' | 'cheapestIsDirectFrom'>,
): FlightStops {
  if (cheapestIsDirectFrom.includes(origin)) return 'cheapestDirect';
  if (directFrom.includes(origin)) return 'someDirect';
  return home ? 'oneStopOpenJaw' : 'oneStop';
}
