/** The price of a card: one amount in the visitor's currency, and the discount where there is one. */
import type { TourSummary } from '../../contract/common.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { discountIn, type Discount } from '../../domain/discount.ts';
import type { Currency } from '../../domain/market.ts';
import { priceIn, type ExchangeRates, type Price } from '../../domain/money.ts';

/** The currency that a visitor chose, and what one euro is worth in each (MKT-07, MKT-08). */
export interface DisplayCurrency {
  readonly currency: Currency;
  readonly exchangeRates: ExchangeRates;
}

/** What a visitor is shown departures in: their currency, on the market's own day. */
export interface DepartureView extends DisplayCurrency {
  readonly today: CalendarDate;
}

/** A converted price says "about" (MKT-08). */
export interface CardPrice extends Price {
  readonly discount: Discount | null;
}

/**
 * The price of a tour in the visitor's currency, or null where it has none. A discount is shown when
 * the tour is discounted and the prices of before bear it out (TRV-15).
 */
export function cardPrice(
  tour: Pick<TourSummary, 'price' | 'discounted' | 'lowestPriceOf30Days'>,
  { currency, exchangeRates }: DisplayCurrency,
): CardPrice | null {
  const price = priceIn(tour.price, currency, exchangeRates);
  const discount = tour.discounted ? discountIn(tour, currency, exchangeRates) : null;
  return price && { ...price, discount };
}
