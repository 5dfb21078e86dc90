import { expect, test } from 'vitest';
import { lowestPriceOf30Days } from './prior-price.ts';

const DAY_MS = 86_400_000;
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
  ['prices of the future are none', [at(50, 1000), at(5, 900), at(-3, 500)], { EUR: 100_000 }],
])('TRV-15 the prior price of %s', (_, history, expected) => {
  expect(lowestPriceOf30Days(history, NOW)).toEqual(expected);
});
