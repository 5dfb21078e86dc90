/** The prior price that the EU wants beside a discount, and beside what a code takes off (TRV-15). */
import { CURRENCIES, type Currency } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import { DAY_MS } from '../../domain/durations.ts';
import type { PricedTour, PriceHistoryRecord, TourRecord } from './records.ts';

const PRIOR_DAYS = 30;

/**
 * The tour with its prior price. The operator's word for a discount is not enough: without a history
 * that bears it out the tour counts as not discounted, in cards, sorts and filters alike. A code leaves
 * the price as it is, so beside one the last 30 days count.
 *
 * @param history in order of time; the last entry is the present price
 */
export function pricedTour(
  tour: TourRecord,
  history: readonly PriceHistoryRecord[],
  now: number,
): PricedTour {
  if (tour.promotion && !tour.isDiscounted) {
    return { ...tour, lowestPriceOf30Days: lowestPriceSince(now - PRIOR_DAYS * DAY_MS, history) };
  }
  const lowest = tour.isDiscounted ? lowestPriceOf30Days(history) : null;
  const isLower = CURRENCIES.some(
    (currency) => (tour.price[currency] ?? Infinity) < (lowest?.[currency] ?? 0),
  );
  return { ...tour, isDiscounted: isLower, lowestPriceOf30Days: isLower ? lowest : null };
}

/**
 * What is said to be the lowest price of 30 days wherever a tour's price is looked at: beside a discount that of
 * before it, as everywhere (TRV-15); else that of the last 30 days.
 *
 * @param history in order of time; the last entry is the present price
 */
export function shownLowestPrice(
  { isDiscounted, lowestPriceOf30Days: before }: PricedTour,
  history: readonly PriceHistoryRecord[],
  now: number,
): PriceMap | null {
  return isDiscounted ? before : lowestPriceSince(now - PRIOR_DAYS * DAY_MS, history);
}

/**
 * The lowest price of the 30 days before the present one began, for each currency; of a tour that was
 * on sale for less, the lowest since it was. Null when the tour has had no other price.
 *
 * @param history in order of time; the last entry is the present price
 */
export function lowestPriceOf30Days(history: readonly PriceHistoryRecord[]): PriceMap | null {
  const changes = priceChanges(history);
  const present = changes.at(-1);
  if (!present) return null;
  const windowStart = present.since - PRIOR_DAYS * DAY_MS;
  return lowestPriceSince(windowStart, changes.slice(0, -1), present.since);
}

/**
 * The lowest of the prices that held at some time since a moment, for each currency; null where none did.
 *
 * @param end until when the last of them held
 */
function lowestPriceSince(
  start: number,
  history: readonly PriceHistoryRecord[],
  end = Infinity,
): PriceMap | null {
  // A price holds until the next one begins, so the last one from before the start counts too.
  const counted = history.filter((_, index) => (history[index + 1]?.since ?? end) > start);
  if (counted.length === 0) return null;
  const lowest: Partial<Record<Currency, number>> = {};
  for (const currency of CURRENCIES) {
    const amounts = counted.flatMap(({ price }) => price[currency] ?? []);
    if (amounts.length > 0) lowest[currency] = Math.min(...amounts);
  }
  return lowest;
}

/** The history without the entries that only repeat the price before them. */
function priceChanges(history: readonly PriceHistoryRecord[]): PriceHistoryRecord[] {
  return history.filter((record, index) => {
    const before = history[index - 1];
    return (
      !before || CURRENCIES.some((currency) => before.price[currency] !== record.price[currency])
    );
  });
}
