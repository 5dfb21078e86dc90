/**
 * Discounts as they may be shown (TRV-15). A reduction is measured from the lowest price of the 30 days
 * before it, which is also the price that is struck through (directive 98/6/EC, article 6a; CJEU
 * C-330/23): whatever a base price says, nobody is promised more than that.
 */
import type { Currency } from './market.ts';
import { discountPercent, priceIn, type ExchangeRates, type PriceMap } from './money.ts';

/** The part of a tour that its discount depends on. */
export interface DiscountedPrice {
  readonly price: PriceMap;
  /** Of the 30 days before the discount; null where there is none, or nobody knows. */
  readonly lowestPriceOf30Days: PriceMap | null;
}

export interface Discount {
  /** The lowest price of the 30 days before. */
  readonly oldCents: number;
  /** Whole, and never more than is given. */
  readonly percent: number;
}

/**
 * The discount of a price in a currency, or null. Both amounts are of one origin, since a given amount
 * beside a converted one would compare exchange rates (MKT-08). The percentage is what the two amounts make
 * that stand beside it, so that whoever works it out finds the same.
 */
export function discountIn(
  tour: DiscountedPrice,
  currency: Currency,
  rates: ExchangeRates,
): Discount | null {
  const now = priceIn(tour.price, currency, rates);
  const old = tour.lowestPriceOf30Days && priceIn(tour.lowestPriceOf30Days, currency, rates);
  if (!now || !old || old.isConverted !== now.isConverted) return null;
  const percent = discountPercent(now.cents, old.cents);
  return percent === 0 ? null : { oldCents: old.cents, percent };
}
