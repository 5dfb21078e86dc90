/** The code that takes something off a tour's price (TRV-08). */
import type { TourSummary } from '../../contract/common.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { priceIn, type Price } from '../../domain/money.ts';
import type { DisplayCurrency } from '../listing/card-data.ts';

export interface DeparturePromotion {
  readonly code: string;
  /** For each person, in the visitor's currency. */
  readonly off: Price;
  /** The last day on which it counts. */
  readonly until: CalendarDate;
  /** The lowest price of the last 30 days, without the code; null where nobody knows (TRV-15). */
  readonly lowest: Price | null;
}

/** The promotion in the visitor's currency; null once it has ended, whatever the backend still says. */
export function promotionOf(
  { promotion }: Pick<TourSummary, 'promotion'>,
  { today, currency, exchangeRates }: DisplayCurrency & { readonly today: CalendarDate },
): DeparturePromotion | null {
  if (!promotion || today > promotion.until) return null;
  const { code, until, lowestPriceOf30Days } = promotion;
  const off = priceIn(promotion.off, currency, exchangeRates);
  const lowest = lowestPriceOf30Days && priceIn(lowestPriceOf30Days, currency, exchangeRates);
  return off && { code, off, until, lowest };
}
