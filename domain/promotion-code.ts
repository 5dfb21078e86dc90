/** Codes that take something off a price: as people type them, and what they are worth (TRV-08). */
import type { Currency } from './market.ts';
import {
  isPaymentCurrency,
  priceIn,
  type ExchangeRates,
  type Price,
  type PriceMap,
} from './money.ts';

/** Whether a typed code is this one: spaces around it and capitals make no other of it. */
export function isPromotionCode(typed: string, code: string): boolean {
  return typed.trim().toUpperCase() === code.toUpperCase();
}

/**
 * What a code takes off, in the wanted currency (MKT-08). Its figure is of the currencies that travellers pay in: in
 * any other it is worth what its euros are, at the given rates, whatever the map says. Null when the map has neither.
 */
export function promotionOff(
  off: PriceMap,
  currency: Currency,
  rates: ExchangeRates,
): Price | null {
  const isPaid = isPaymentCurrency(currency) || off.EUR === undefined;
  return priceIn(isPaid ? off : { EUR: off.EUR }, currency, rates);
}
