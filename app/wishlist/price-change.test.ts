import { expect, test } from 'vitest';
import type { PriceMap } from '../../domain/money.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { priceChange } from './price-change.ts';

const { exchangeRates } = LAYOUT_SETTINGS;

test.each<[string, PriceMap | null, PriceMap | null, string | null]>([
  ['came down', { EUR: 200_00 }, { EUR: 199_00 }, 'lower'],
  ['went up', { EUR: 200_00 }, { EUR: 201_00 }, 'higher'],
  ['stayed', { EUR: 200_00 }, { EUR: 200_00, USD: 1 }, 'same'],
  ['was not known', null, { EUR: 200_00 }, null],
  ['is not known', { EUR: 200_00 }, null, null],
  ['has no such currency', { USD: 200_00 }, { EUR: 200_00 }, null],
])('WISH-04 a price that %s', (_, then, now, kind) =>
  expect(priceChange(then, now, { currency: 'EUR', exchangeRates })?.kind ?? null).toBe(kind),
);

test('WISH-04 MKT-08 an exact price is not compared with a converted one', () => {
  const view = { currency: 'USD', exchangeRates } as const;
  expect(priceChange({ EUR: 100_00 }, { EUR: 100_00, USD: 999_00 }, view)).toBeNull();
  expect(priceChange({ EUR: 200_00 }, { EUR: 100_00 }, view)?.kind).toBe('lower');
});
