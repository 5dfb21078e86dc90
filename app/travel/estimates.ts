/** What a travel costs beside its price: estimates, never promises (TRV-15). */
import type { TravelDetail } from '../../contract/travel.ts';
import { priceIn, type Price } from '../../domain/money.ts';
import type { DisplayCurrency } from '../listing/card-data.ts';

export interface Estimates {
  /** What the group spends together on the spot, for each person. */
  readonly moneyPot: Price | null;
  /** The least that a flight there and back has cost. */
  readonly flight: Price | null;
  readonly isDirectFlight: boolean;
  /** IATA code. */
  readonly arrivalAirport: string;
}

export function estimatesOf(
  { moneyPot, flights }: Pick<TravelDetail, 'moneyPot' | 'flights'>,
  { currency, exchangeRates }: DisplayCurrency,
): Estimates {
  return {
    moneyPot: priceIn(moneyPot, currency, exchangeRates),
    flight: priceIn(flights.minimumPrice, currency, exchangeRates),
    isDirectFlight: flights.isDirect,
    arrivalAirport: flights.arrivalAirport,
  };
}

/** What a private room adds to the price; null where the travel has none. */
export function privateRoomSupplement(
  { privateRoom }: Pick<TravelDetail, 'privateRoom'>,
  { currency, exchangeRates }: DisplayCurrency,
): Price | null {
  return privateRoom.supplement && priceIn(privateRoom.supplement, currency, exchangeRates);
}
