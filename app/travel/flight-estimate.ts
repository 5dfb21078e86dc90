/** What the flights to a travel and home cost from where the visitor is likely to live (TRV-15). */
import type { Airport, TravelDetail } from '../../contract/travel.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { convertedPrice, type Price } from '../../domain/money.ts';
import type { DisplayCurrency } from '../listing/card-data.ts';

export interface FlightEstimate {
  /** The least that flights there and back have cost. */
  readonly price: Price;
  /** Where they start: euros stand for Europe, pounds for the United Kingdom, dollars for North America. */
  readonly origin: Currency;
  readonly isDirect: boolean;
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
  { into, home, minimumPrice, directFrom }: TravelDetail['flights'],
  { currency, exchangeRates }: DisplayCurrency,
  market: Pick<Market, 'currency'>,
): FlightEstimate | null {
  const origin = minimumPrice[market.currency] === undefined ? 'EUR' : market.currency;
  const fare = minimumPrice[origin];
  if (fare === undefined) return null;
  const price = convertedPrice(fare, origin, currency, exchangeRates);
  return { price, origin, isDirect: directFrom.includes(origin), into, home };
}

/** An airport by city and code: `Tokyo Haneda (HND)`. */
export function airportLabel({ name, code }: Airport): string {
  return `${name} (${code})`;
}
