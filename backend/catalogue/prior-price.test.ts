import { expect, test } from 'vitest';
import { sampleTour } from '../../test/support/sample-records.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { lowestPriceOf30Days, pricedTour } from './prior-price.ts';

const NOW = 100 * DAY_MS;
const at = (daysAgo: number, euros: number) => ({
  tourCode: 'JPN-20270412',
  since: NOW - daysAgo * DAY_MS,
  price: { EUR: euros * 100 },
});

test.each([
  ['no history', [], null],
  ['one price only', [at(50, 1000)], null],
  ['the same price written twice', [at(50, 1000), at(5, 1000)], null],
  ['a discount after a steady price', [at(50, 1000), at(5, 900)], { EUR: 100_000 }],
  ['a discount of long ago', [at(95, 1000), at(90, 900)], { EUR: 100_000 }],
  ['a tour on sale for two days', [at(3, 1000), at(1, 900)], { EUR: 100_000 }],
  [
    'a dip within the 30 days',
    [at(50, 1000), at(20, 850), at(15, 1000), at(5, 900)],
    { EUR: 85_000 },
  ],
  ['a dip before them does not count', [at(90, 700), at(60, 1000), at(5, 900)], { EUR: 100_000 }],
  ['a dip that reached into them does', [at(90, 700), at(20, 1000), at(5, 900)], { EUR: 70_000 }],
  [
    'a repeated entry does not shift them',
    [at(60, 1000), at(40, 900), at(1, 900)],
    { EUR: 100_000 },
  ],
])('TRV-15 the prior price of %s', (_, history, expected) => {
  expect(lowestPriceOf30Days(history)).toEqual(expected);
});

const KNOWN = [at(50, 1000), at(5, 900)];

test.each([
  ['whose past bears it out', true, KNOWN, { EUR: 100_000 }],
  ['whose past nobody knows', true, [at(5, 900)], null],
  ['that was cheaper before', true, [at(50, 800), at(5, 900)], null],
  ['that nobody says is discounted', false, KNOWN, null],
])('TRV-15 a tour %s is discounted accordingly', (_, isDiscounted, history, lowest) => {
  const tour = sampleTour({ id: 'a', travelId: 'b', price: { EUR: 90_000 }, isDiscounted });
  expect(pricedTour(tour, history, NOW)).toMatchObject({
    isDiscounted: lowest !== null,
    lowestPriceOf30Days: lowest,
  });
});

const CODE = { code: 'GO50', off: { EUR: 5_000 }, until: '2027-03-31' };

test.each([
  ['a steady price', [at(50, 1000)], { EUR: 100_000 }],
  ['a lower price within the last 30 days', [at(50, 850), at(20, 1000)], { EUR: 85_000 }],
  ['a lower price before them', [at(90, 850), at(31, 1000)], { EUR: 100_000 }],
  ['a price that went down since', [at(50, 1000), at(5, 900)], { EUR: 90_000 }],
  ['no history', [], null],
])('TRV-15 beside a promotion’s code the last 30 days count: %s', (_, history, lowest) => {
  const tour = sampleTour({ id: 'a', travelId: 'b', promotion: CODE });
  expect(pricedTour(tour, history, NOW)).toMatchObject({
    isDiscounted: false,
    lowestPriceOf30Days: lowest,
  });
});
