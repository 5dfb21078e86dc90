/** What the flights to a travel and home cost from where the visitor is likely to live (TRV-15). */
import type { Airport, TravelDetail } from '../../contract/travel.ts';
import type { Currency } from '../../domain/market.ts';
import { priceIn, type Price } from '../../domain/money.ts';
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

/** The estimate in a currency, or null. A fare converted from euros still starts in Europe. */
export function flightEstimate(
  { into, home, minimumPrice, directFrom }: TravelDetail['flights'],
  { currency, exchangeRates }: DisplayCurrency,
): FlightEstimate | null {
  const price = priceIn(minimumPrice, currency, exchangeRates);
  if (!price) return null;
  const origin = price.isConverted ? 'EUR' : currency;
  return { price, origin, isDirect: directFrom.includes(origin), into, home };
}

/** An airport by city and code: `Tokyo Haneda (HND)`. */
export function airportLabel({ name, code }: Airport): string {
  return `${name} (${code})`;
}
