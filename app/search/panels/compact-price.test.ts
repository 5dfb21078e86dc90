import { expect, test } from 'vitest';
import { formatCompactPrice } from './compact-price.ts';

test.each([
  [129_900, 'USD', '$1.3K'],
  [94_000, 'GBP', '£940'],
  [300_000, 'USD', '$3K'],
  [129_900, 'EUR', '1299 €'],
  [1_299_000, 'EUR', '12.990 €'],
] as const)(
  'SRCH-12 a price on a day of the calendar: %i cents of %s are %s',
  (cents, currency, text) => {
    expect(formatCompactPrice(cents, currency).replace(/\s/, ' ')).toBe(text);
  },
);
