import { describe, expect, test } from 'vitest';
import { FIRST_DAY, JAPAN, RULED_TRAVELS } from './ruled-travels.ts';
import { addDays, daysBetween, utcMidnight } from '../../../domain/calendar-date.ts';
import { discountIn } from '../../../domain/discount.ts';
import { CURRENCIES } from '../../../domain/market.ts';
import { departuresOf, pastPricesOf } from '../../../backend/catalogue/departure-rule.ts';
import { DEMONSTRATION } from '../../../backend/demonstration.ts';
import { pricedTour } from '../../../backend/catalogue/prior-price.ts';

const RATES = { EUR: 1, GBP: 0.86, USD: 1.1 };

describe('TRV-15 the past of a fresh catalogue', () => {
  test('has for each departure the price of 60 days ago at least, and each change since', () => {
    const history = pastPricesOf(JAPAN, FIRST_DAY, DEMONSTRATION);
    const tours = departuresOf(JAPAN, FIRST_DAY, DEMONSTRATION);
    expect(new Set(history.map(({ tourCode }) => tourCode))).toEqual(
      new Set(tours.map(({ code }) => code)),
    );
    for (const [tourCode, [first]] of Map.groupBy(history, (record) => record.tourCode)) {
      expect(first?.since, tourCode).toBeLessThanOrEqual(utcMidnight(addDays(FIRST_DAY, -60)));
    }
    for (const { tourCode, since, price } of history) {
      const day = new Date(since).toISOString().slice(0, 10);
      expect(daysBetween(day, FIRST_DAY)).toBeGreaterThan(0);
      const then = departuresOf(JAPAN, day, DEMONSTRATION).find(({ code }) => code === tourCode);
      // A departure beyond the horizon of that day was not on sale, though its price is known.
      if (then) expect(price).toEqual(then.price);
    }
  });

  test.each([0, 30, 90, 180, 270])('bears out every discount, %i days on', (days) => {
    const day = addDays(FIRST_DAY, days);
    const now = utcMidnight(day);
    const tours = RULED_TRAVELS.flatMap((facts) => departuresOf(facts, day, DEMONSTRATION));
    const past = Map.groupBy(
      RULED_TRAVELS.flatMap((facts) => pastPricesOf(facts, day, DEMONSTRATION)),
      (record) => record.tourCode,
    );
    const discounted = tours.filter(
      ({ isDiscounted, startingDate }) => isDiscounted && startingDate > day,
    );
    expect(discounted.length).toBeGreaterThan(5);
    for (const tour of discounted) {
      const present = { tourCode: tour.code, since: now, price: tour.price };
      const history = [...(past.get(tour.code) ?? []), present];
      const { isDiscounted, lowestPriceOf30Days } = pricedTour(tour, history, now);
      expect([tour.code, isDiscounted, lowestPriceOf30Days]).toEqual([
        tour.code,
        true,
        tour.basePrice,
      ]);
      // What somebody makes of the two amounts that are shown, in whichever currency.
      const made = CURRENCIES.map((currency) => {
        const [now, old] = [tour.price[currency] ?? 0, lowestPriceOf30Days?.[currency] ?? 0];
        return Math.floor(((old - now) * 100) / old);
      });
      const shown = CURRENCIES.map(
        (currency) => discountIn({ ...tour, lowestPriceOf30Days }, currency, RATES)?.percent,
      );
      expect([tour.code, ...shown]).toEqual([tour.code, ...made]);
      expect([5, 10, 15], tour.code).toContain(shown[0]);
      expect(new Set(shown).size, tour.code).toBe(1);
    }
  });

  test('shows changes where there were some', () => {
    const history = RULED_TRAVELS.flatMap((facts) => pastPricesOf(facts, FIRST_DAY, DEMONSTRATION));
    const codes = history.map(({ tourCode }) => tourCode);
    expect(codes.length).toBeGreaterThan(new Set(codes).size);
  });
});
