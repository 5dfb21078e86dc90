/** What the flights to a travel and home cost from where the visitor is likely to live (TRV-15). */
import type { Airport, TravelDetail } from '../../contract/travel.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { convertedPrice, type Price } from '../../domain/money.ts';
import type { DisplayCurrency } from '../listing/card-data.ts';

/**
 * From so many days before a departure on, the estimate is said to be that of earlier bookings: six weeks.
 * It is the least that somebody paid who bought once the departure was confirmed; fares as low have to be
 * bought in advance, and are gone first. How much more the others cost nobody here knows: it is not said.
 */
export const EARLY_FARE_DAYS = 42;

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

/** An airport by city and code: `Tokyo Haneda (HND)`. */
export function airportLabel({ name, code }: Airport): string {
  return `${name} (${code})`;
}
