import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../domain/calendar-date.ts';
import { CURRENCIES } from '../../../domain/market.ts';
import { TOUR_STATUSES } from '../../../domain/tour-status.ts';
import {
  discountPercentOf,
  PROMOTION_DAYS,
  PROMOTION_PERCENT,
  promotionOf,
  reducedCents,
  type OfferedTour,
} from './offers.ts';

const PRICE = { EUR: 149_000, GBP: 128_000, USD: 164_000 };
const START = '2027-06-12';

function tourOn(number: number, daysLeft: number, given: Partial<OfferedTour> = {}): OfferedTour {
  const code = `T${number}-20270612`;
  return {
    code,
    travelCode: `T${number}`,
    startingDate: START,
    daysLeft,
    status: 'PLANNED',
    ...given,
  };
}

const tours = Array.from({ length: 400 }, (_, number) => number);
const withPromotion = tours.filter((number) => promotionOf(tourOn(number, 200), PRICE) !== null);

describe('TRV-08 a code that takes something off', () => {
  test('is on about a sixth of the tours at first', () => {
    expect(withPromotion.length / tours.length).toBeGreaterThan(0.1);
    expect(withPromotion.length / tours.length).toBeLessThan(0.2);
  });

  test('is the same on each day until it ends, and gone afterwards', () => {
    for (const number of withPromotion) {
      const first = promotionOf(tourOn(number, PROMOTION_DAYS.from), PRICE);
      if (!first) throw new Error('It is there from the first day on');
      const lastDays = daysBetween(first.until, START);
      expect(lastDays).toBeGreaterThanOrEqual(PROMOTION_DAYS.to);
      for (let daysLeft = PROMOTION_DAYS.from; daysLeft > 0; daysLeft -= 1) {
        const expected = daysLeft >= lastDays ? first : null;
        expect(promotionOf(tourOn(number, daysLeft), PRICE)).toEqual(expected);
      }
      expect(promotionOf(tourOn(number, PROMOTION_DAYS.from + 1), PRICE)).toBeNull();
    }
  });

  test('is no amount but whole tens, worth 3 to 6 percent', () => {
    const euros = fc.integer({ min: 1, max: 9000 });
    fc.assert(
      fc.property(euros, fc.constantFrom(...withPromotion), (amount, number) => {
        const price = { EUR: amount * 100, GBP: amount * 86, USD: amount * 110 };
        const promotion = promotionOf(tourOn(number, 200), price);
        if (!promotion) return;
        expect(promotion.code).toMatch(/^[A-Z0-9]{3,10}$/);
        for (const currency of CURRENCIES) {
          const off = promotion.off[currency] ?? 0;
          expect(off % 1000).toBe(0);
          const percent = (off / price[currency]) * 100;
          expect(percent).toBeGreaterThanOrEqual(PROMOTION_PERCENT.from);
          expect(percent).toBeLessThanOrEqual(PROMOTION_PERCENT.to);
        }
      }),
    );
    expect(promotionOf(tourOn(withPromotion[0] ?? 0, 200), { EUR: 9_000 })).toBeNull();
  });

  test('has a name that no other departure on sale has, since each ends on a day of its own', () => {
    const codes = tours.slice(0, 20).flatMap((number) =>
      Array.from({ length: PROMOTION_DAYS.from }, (_, days) => {
        const startingDate = addDays(START, days);
        const code = `T${number}-${startingDate.replaceAll('-', '')}`;
        const tour = tourOn(number, 200, { code, startingDate });
        return promotionOf(tour, PRICE)?.code ?? [];
      }).flat(),
    );
    expect(codes.length).toBeGreaterThan(100);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each([...TOUR_STATUSES])('is on tours that can be booked alone: %s', (status) => {
    const isFull = status === 'WAITING_LIST' || status === 'SOLD_OUT';
    for (const number of withPromotion) {
      expect(promotionOf(tourOn(number, 200, { status }), PRICE) === null).toBe(isFull);
    }
  });

  test('is never on a tour that has a discount on any day', () => {
    const discounted = tours.filter((number) =>
      TOUR_STATUSES.some((status) =>
        Array.from({ length: 300 }, (_, daysLeft) => daysLeft).some(
          (daysLeft) => discountPercentOf(tourOn(number, daysLeft, { status })) > 0,
        ),
      ),
    );
    expect(discounted.length).toBeGreaterThan(20);
    expect(discounted.filter((number) => withPromotion.includes(number))).toEqual([]);
  });
});

describe('TRV-15 discounts', () => {
  test('are of 5, 10 or 15 percent, and of 5 more often than of 15', () => {
    const percents = tours.map((number) => discountPercentOf(tourOn(number, 100)));
    const count = (percent: number) => percents.filter((each) => each === percent).length;
    expect(new Set(percents)).toEqual(new Set([0, 5, 10, 15]));
    expect(count(5)).toBeGreaterThan(count(15));
  });

  test('are given to a travel’s tours of half a year, or to none of them', () => {
    const startsOf = (from: string) =>
      Array.from({ length: 20 }, (_, week) => addDays(from, week * 7));
    const discountsFrom = (number: number, from: string) =>
      startsOf(from).filter((startingDate) => {
        const code = `T${number}-${startingDate.replaceAll('-', '')}`;
        return discountPercentOf(tourOn(number, 100, { code, startingDate })) > 0;
      }).length;
    const some = tours.slice(0, 100).filter((number) => discountsFrom(number, '2027-01-02') > 0);
    expect(some.length).toBeGreaterThan(15);
    expect(some.length).toBeLessThan(40);
    expect(some.some((number) => discountsFrom(number, '2027-07-03') === 0)).toBe(true);
  });

  test.each([
    ['a whole ten', 2_740, 5, 2_600],
    ['exactly as much', 1_200, 10, 1_080],
    ['a whole ten below it', 2_310, 15, 1_960],
    ['a five where a ten would be another percentage', 650, 5, 615],
    ['a unit where a five would be one too', 410, 5, 389],
    ['a unit of what is next to nothing', 10, 5, 9],
  ])('are given in full, as %s', (_, price, percent, reduced) => {
    expect(reducedCents(price * 100, percent)).toBe(reduced * 100);
  });
});
