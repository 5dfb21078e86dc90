import { expect, test } from 'vitest';
import { discountIn } from './discount.ts';

const RATES = { EUR: 1, GBP: 0.86, USD: 1.1 };

test.each([
  ['is measured from it', { EUR: 90_000 }, { EUR: 100_000 }, { oldCents: 100_000, percent: 10 }],
  ['is rounded down', { EUR: 90_100 }, { EUR: 100_000 }, { oldCents: 100_000, percent: 9 }],
  ['is none without it', { EUR: 90_000 }, null, null],
  ['is none where it was lower', { EUR: 90_000 }, { EUR: 85_000 }, null],
  ['is none where it was the same', { EUR: 90_000 }, { EUR: 90_000 }, null],
  ['of less than a percent is none', { EUR: 99_500 }, { EUR: 100_000 }, null],
  ['is none in a currency that lacks it', { EUR: 90_000 }, { GBP: 100_000 }, null],
])('TRV-15 a discount against the lowest price of 30 days %s', (_, price, lowest, expected) => {
  expect(discountIn({ price, lowestPriceOf30Days: lowest }, 'EUR', RATES)).toEqual(expected);
});

test.each([
  ['both are given', { EUR: 1, GBP: 80_000 }, { EUR: 1, GBP: 100_000 }, 20],
  ['both are converted', { EUR: 80_000 }, { EUR: 100_000 }, 20],
  ['only the price is given', { EUR: 80_000, GBP: 68_800 }, { EUR: 100_000 }, undefined],
  ['only the price is converted', { EUR: 80_000 }, { EUR: 100_000, GBP: 86_000 }, undefined],
])('TRV-15 MKT-08 in pounds, where %s', (_, price, lowest, percent) => {
  expect(discountIn({ price, lowestPriceOf30Days: lowest }, 'GBP', RATES)?.percent).toBe(percent);
});

test.each([
  ['EUR', 14],
  ['GBP', 15],
  ['USD', 15],
] as const)('TRV-15 the percentage is that of the two amounts shown in %s', (currency, percent) => {
  // Each came down by about as much, and was rounded to a whole ten.
  const price = { EUR: 246_000, GBP: 211_000, USD: 270_000 };
  const lowestPriceOf30Days = { EUR: 289_000, GBP: 249_000, USD: 318_000 };
  expect(discountIn({ price, lowestPriceOf30Days }, currency, RATES)?.percent).toBe(percent);
});

test('TRV-15 MKT-08 of converted amounts it is that of those which are shown', () => {
  const tour = { price: { EUR: 1_100 }, lowestPriceOf30Days: { EUR: 1_250 } };
  expect(discountIn(tour, 'EUR', RATES)).toEqual({ oldCents: 1_250, percent: 12 });
  expect(discountIn(tour, 'GBP', RATES)).toEqual({ oldCents: 1_100, percent: 18 });
});
