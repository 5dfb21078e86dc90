/**
 * The different prices that tours have. A million tours have a few thousand between them, so that a
 * currency, a new exchange rate or a limit of the price is worked out for these alone (MKT-08).
 */
import { CURRENCIES } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import type { PricedTour } from '../catalogue/records.ts';

/** A price, with the one of before where it is a discount. */
export type TourOffer = Pick<PricedTour, 'price' | 'isDiscounted' | 'lowestPriceOf30Days'>;

/** Numbers the offers of tours: those that are alike have one number. */
export function createOfferNumbers(): {
  readonly offers: readonly TourOffer[];
  numberOf(tour: TourOffer): number;
} {
  const offers: TourOffer[] = [];
  const numbers = new Map<string, number>();
  const namesOfPrices = new Map<PriceMap, string>();
  const nameOf = (price: PriceMap): string => {
    // Storage gives one object to all equal prices: most names are known.
    let name = namesOfPrices.get(price);
    if (name === undefined) {
      name = CURRENCIES.map((currency) => price[currency] ?? '').join(' ');
      namesOfPrices.set(price, name);
    }
    return name;
  };
  return {
    offers,
    numberOf({ price, isDiscounted, lowestPriceOf30Days }) {
      const before = isDiscounted && lowestPriceOf30Days ? nameOf(lowestPriceOf30Days) : '';
      const name = before === '' ? nameOf(price) : `${nameOf(price)} ${before}`;
      let number = numbers.get(name);
      if (number === undefined) {
        number =
          offers.push({
            price,
            isDiscounted,
            lowestPriceOf30Days: isDiscounted ? lowestPriceOf30Days : null,
          }) - 1;
        numbers.set(name, number);
      }
      return number;
    },
  };
}
