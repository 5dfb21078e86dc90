/** The price of a card: one amount in the visitor's currency, and the discount where there is one. */
import type { TourSummary } from '../../contract/common.ts';
import type { Currency } from '../../domain/market.ts';
import { discountPercent, priceIn, type ExchangeRates } from '../../domain/money.ts';

export interface CardPrice {
  readonly cents: number;
  readonly currency: Currency;
  /** Converted from euros, so the card says "about" (MKT-08). */
  readonly isConverted: boolean;
  /** The price before, and by how many whole percent the present one is lower; else null. */
  readonly discount: { readonly oldCents: number; readonly percent: number } | null;
}

/**
 * The price of a tour in the visitor's currency, or null where it has none.
 *
 * A discount is shown when the tour is discounted and the two amounts bear it out: both of one origin,
 * since a given amount beside a converted one would compare exchange rates.
 */
export function cardPrice(
  tour: Pick<TourSummary, 'price' | 'basePrice' | 'discounted'>,
  display: { readonly currency: Currency; readonly exchangeRates: ExchangeRates },
): CardPrice | null {
  const price = priceIn(tour.price, display.currency, display.exchangeRates);
  if (!price) return null;
  const old = priceIn(tour.basePrice, display.currency, display.exchangeRates);
  const isComparable = tour.discounted && old !== null && old.isConverted === price.isConverted;
  const percent = isComparable ? discountPercent(price.cents, old.cents) : 0;
  return { ...price, discount: percent > 0 && old ? { oldCents: old.cents, percent } : null };
}
