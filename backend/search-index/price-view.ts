/**
 * Prices of all tours in one currency (MKT-07, MKT-08): the amounts that filters compare and the
 * orders that sorts follow. Worked out when a currency is first asked for, and kept.
 */
import { CURRENCIES } from '../../domain/market.ts';
import type { Currency } from '../../domain/market.ts';
import { discountIn } from '../../domain/discount.ts';
import { priceIn } from '../../domain/money.ts';
import type { ExchangeRates } from '../../domain/money.ts';
import type { PricedTour } from '../catalogue/records.ts';
import { onceFor } from './once-for.ts';
import { sortedOrder } from './sorted-order.ts';
import type { SortedOrder } from './sorted-order.ts';
import type { TourColumns } from './tour-columns.ts';

/** Stands where a tour has no price in the currency; more than any price. */
export const NO_PRICE = 0x7fffffff;

export interface PriceView {
  readonly cents: Int32Array;
  /** Whole percent. */
  readonly discounts: Uint8Array;
  /** Tours without a price come last by price, and count as not discounted. */
  order(by: PriceOrder): SortedOrder;
}

export const PRICE_ORDERS = ['cheapest', 'dearest', 'mostDiscounted'] as const;
export type PriceOrder = (typeof PRICE_ORDERS)[number];

/** Rates change daily at most, and all requests share them. */
const RATES_REMEMBERED = 3;

export interface PriceViews {
  of(currency: Currency, rates: ExchangeRates): PriceView;
  /** Works out what does not depend on the day's rates, pausing at each `yield`. */
  warmUp(): Generator<void, void>;
}

/** A reader of price views for these tours. */
export function createPriceViews(columns: TourColumns): PriceViews {
  const isConverted = onceFor((currency: Currency) =>
    columns.tours.some((tour) => needsConversion(tour, currency)),
  );
  const viewAt = onceFor((currency: Currency) =>
    onceFor(
      (rate: number) => createPriceView(columns, currency, { ...NO_RATES, [currency]: rate }),
      RATES_REMEMBERED,
    ),
  );

  function of(currency: Currency, rates: ExchangeRates): PriceView {
    // Where every tour has its own price, a new rate changes nothing.
    return viewAt(currency)(isConverted(currency) ? rates[currency] : 1);
  }

  function* warmUp(): Generator<void, void> {
    for (const currency of CURRENCIES) {
      if (isConverted(currency)) continue;
      const view = of(currency, NO_RATES);
      for (const by of PRICE_ORDERS) {
        yield;
        view.order(by);
      }
    }
  }

  return { of, warmUp };
}

const NO_RATES: ExchangeRates = { EUR: 1, GBP: 1, USD: 1 };

function needsConversion({ price, lowestPriceOf30Days }: PricedTour, currency: Currency): boolean {
  return (
    price[currency] === undefined ||
    (lowestPriceOf30Days !== null && lowestPriceOf30Days[currency] === undefined)
  );
}

function createPriceView(
  { tours, idOrder }: TourColumns,
  currency: Currency,
  rates: ExchangeRates,
): PriceView {
  const cents = new Int32Array(tours.length);
  const discounts = new Uint8Array(tours.length);
  for (const [row, tour] of tours.entries()) {
    cents[row] = priceIn(tour.price, currency, rates)?.cents ?? NO_PRICE;
    if (tour.isDiscounted) discounts[row] = discountIn(tour, currency, rates)?.percent ?? 0;
  }
  const order = onceFor((by: PriceOrder) => {
    if (by === 'cheapest') return sortedOrder(cents, idOrder);
    const keys =
      by === 'dearest'
        ? cents.map((amount) => (amount === NO_PRICE ? NO_PRICE : -amount))
        : Int8Array.from(discounts, (percent) => -percent);
    return sortedOrder(keys, idOrder);
  });
  return { cents, discounts, order };
}
