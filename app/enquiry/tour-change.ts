/** What has changed of a tour between what a traveller saw and the moment of wanting it (TRV-17). */
import { CURRENCIES, type Currency } from '../../domain/market.ts';
import type { CardPrice } from '../listing/card-price.ts';
import { BOOKING_OBSTACLES, type BookingObstacle } from './booking-obstacle.ts';

export type TourChange =
  | { readonly kind: BookingObstacle | 'bookable' }
  | {
      readonly kind: 'price';
      readonly fromCents: number;
      readonly toCents: number;
      readonly currency: Currency;
      /** Whether the price of now is converted (MKT-08). */
      readonly isConverted: boolean;
    };

/** What a page showed: the query of its link, or the hidden fields of its form, bring it back. */
export interface SeenTour {
  readonly obstacle: BookingObstacle | null;
  readonly price: { readonly cents: number; readonly currency: Currency } | null;
}

/** Names of those keys and fields. */
export const SEEN_OBSTACLE = 'seenObstacle';
export const SEEN_PRICE = 'seenPrice';

/** The value of the price's hidden field: `249000 EUR`; empty without a price. */
export function printSeenPrice(price: SeenTour['price']): string {
  return price ? `${price.cents} ${price.currency}` : '';
}

/** The query of a link that says what was seen; without a price the obstacle alone. */
export function printSeenTour({ obstacle, price }: SeenTour): URLSearchParams {
  const query = new URLSearchParams({ [SEEN_OBSTACLE]: obstacle ?? '' });
  if (price) query.set(SEEN_PRICE, printSeenPrice(price));
  return query;
}

/** What was seen, from a link's query or a form; null for a link that does not say. */
export function parseSeenTour(values: URLSearchParams | FormData): SeenTour | null {
  const price = values.get(SEEN_PRICE);
  if (!values.has(SEEN_OBSTACLE)) return null;
  return {
    obstacle: BOOKING_OBSTACLES.find((known) => known === values.get(SEEN_OBSTACLE)) ?? null,
    price: typeof price === 'string' ? parseSeenPrice(price) : null,
  };
}

/** Reads a price that `printSeenPrice` wrote; null for anything else. */
export function parseSeenPrice(text: string): SeenTour['price'] {
  const match = /^(\d{1,12}) ([A-Z]{3})$/.exec(text);
  const currency = CURRENCIES.find((known) => known === match?.[2]);
  return match && currency ? { cents: Number(match[1]), currency } : null;
}

/**
 * What a traveller must hear before the form is taken: that the tour can be had no more or in another
 * way than before, or at another price. Prices of two currencies cannot be compared: `now` is in the one that
 * was seen (`seen-currency.server.ts`).
 */
export function tourChanges(
  seen: SeenTour,
  now: { readonly obstacle: BookingObstacle | null; readonly price: CardPrice | null },
): readonly TourChange[] {
  const changes: TourChange[] = [];
  if (seen.obstacle !== now.obstacle) changes.push({ kind: now.obstacle ?? 'bookable' });
  if (
    seen.price &&
    now.price &&
    seen.price.currency === now.price.currency &&
    seen.price.cents !== now.price.cents
  ) {
    changes.push({
      kind: 'price',
      fromCents: seen.price.cents,
      toCents: now.price.cents,
      currency: now.price.currency,
      isConverted: now.price.isConverted,
    });
  }
  return changes;
}
