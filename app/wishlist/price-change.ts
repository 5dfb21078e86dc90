/** How the price of something saved has changed since (WISH-04). */
import type { Currency } from '../../domain/market.ts';
import { priceIn, type ExchangeRates, type Price, type PriceMap } from '../../domain/money.ts';

export interface PriceChange {
  readonly kind: 'lower' | 'higher' | 'same';
  /** When it was saved. */
  readonly before: Price;
}

/**
 * Null where one of the prices is not known, or where one is exact and the other converted: they differ by the rate
 * then, and nothing has changed.
 */
export function priceChange(
  saved: PriceMap | null,
  now: PriceMap | null,
  {
    currency,
    exchangeRates,
  }: { readonly currency: Currency; readonly exchangeRates: ExchangeRates },
): PriceChange | null {
  const before = saved && priceIn(saved, currency, exchangeRates);
  const today = now && priceIn(now, currency, exchangeRates);
  if (!before || !today || before.isConverted !== today.isConverted) return null;
  if (today.cents === before.cents) return { kind: 'same', before };
  return { kind: today.cents < before.cents ? 'lower' : 'higher', before };
}
