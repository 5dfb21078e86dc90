/** The code that takes something off a tour's price (TRV-08). */
import type { TourSummary } from '../../contract/common.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { priceIn, type Price } from '../../domain/money.ts';
import { promotionOff } from '../../domain/promotion-code.ts';
import type { DepartureView } from './card-price.ts';

export interface DeparturePromotion {
  readonly code: string;
  /** For each person, in the visitor's currency. */
  readonly off: Price;
  /** The last day on which it counts. */
  readonly until: CalendarDate;
  /** The lowest price of the last 30 days, without the code; null where nobody knows (TRV-15). */
  readonly lowest: Price | null;
}

/** What a tour costs each person with its code: only about right where one of the two amounts is (MKT-08). */
export function priceWithCode(price: Price, { off }: Pick<DeparturePromotion, 'off'>): Price {
  return {
    cents: Math.max(0, price.cents - off.cents),
    currency: price.currency,
    isConverted: price.isConverted || off.isConverted,
  };
}

/** The promotion in the visitor's currency; null once it has ended, whatever the backend still says. */
export function promotionOf(
  { promotion }: Pick<TourSummary, 'promotion'>,
  { today, currency, exchangeRates }: DepartureView,
): DeparturePromotion | null {
  if (!promotion || today > promotion.until) return null;
  const { code, until, lowestPriceOf30Days } = promotion;
  const off = promotionOff(promotion.off, currency, exchangeRates);
  const lowest = lowestPriceOf30Days && priceIn(lowestPriceOf30Days, currency, exchangeRates);
  return off && { code, off, until, lowest };
}
