/**
 * The offers of all tours in one currency (MKT-07, MKT-08): the amounts that filters compare and the keys
 * that sorts follow. Worked out when a currency is first asked for at a rate, and kept.
 */
import type { Currency } from '../../domain/market.ts';
import { discountIn } from '../../domain/discount.ts';
import { priceIn } from '../../domain/money.ts';
import type { ExchangeRates } from '../../domain/money.ts';
import { memoize } from './memoize.ts';
import { denseRanks } from './sorted-order.ts';
import type { TourOffer } from './tour-offers.ts';

/** Stands where an offer has no price in the currency; more than any price. */
export const NO_PRICE = 0x7fffffff;

/** Each is a column with a row for each offer. */
export interface PriceView {
  readonly cents: Int32Array;
  /** All bits for each: what fits where the price is no matter. */
  readonly everyOffer: Uint8Array;
  /** Sort keys, the smallest first: an offer without a price comes last, and counts as not discounted. */
  readonly keys: Readonly<Record<PriceSort, Uint32Array>>;
}

type PriceSort = 'cheapest' | 'dearest' | 'mostDiscounted';

/** Rates change daily at most, and all requests share them. */
const RATES_REMEMBERED = 3;

export type PriceViews = (currency: Currency, rates: ExchangeRates) => PriceView;

/** A reader of price views for these offers. */
export function createPriceViews(offers: readonly TourOffer[]): PriceViews {
  const viewAt = memoize((currency: Currency) =>
    memoize(
      (rate: number) => createPriceView(offers, currency, { ...NO_RATES, [currency]: rate }),
      RATES_REMEMBERED,
    ),
  );
  return (currency, rates) => viewAt(currency)(rates[currency]);
}

const NO_RATES: ExchangeRates = { EUR: 1, GBP: 1, USD: 1 };

function createPriceView(
  offers: readonly TourOffer[],
  currency: Currency,
  rates: ExchangeRates,
): PriceView {
  const cents = Int32Array.from(
    offers,
    ({ price }) => priceIn(price, currency, rates)?.cents ?? NO_PRICE,
  );
  const percents = Array.from(offers, (offer) =>
    offer.isDiscounted ? (discountIn(offer, currency, rates)?.percent ?? 0) : 0,
  );
  return {
    cents,
    everyOffer: new Uint8Array(offers.length).fill(0xff),
    keys: {
      cheapest: denseRanks(cents),
      dearest: denseRanks(cents.map((amount) => (amount === NO_PRICE ? NO_PRICE : -amount))),
      mostDiscounted: Uint32Array.from(percents, (percent) => 100 - percent),
    },
  };
}
