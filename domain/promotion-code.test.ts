import { expect, test } from 'vitest';
import { isPromotionCode, promotionOff } from './promotion-code.ts';

test.each([
  ['GO50', true],
  [' go50 ', true],
  ['GO5', false],
  ['GO500', false],
  ['', false],
])('TRV-08 %j typed for GO50: %s', (typed, isIt) => {
  expect(isPromotionCode(typed, 'GO50')).toBe(isIt);
});

const RATES = { EUR: 1, GBP: 0.86, USD: 1.1 };

test.each([
  ['what it says in euros', { EUR: 11_000, GBP: 11_000, USD: 11_000 }, 'EUR', 11_000, false],
  ['and in pounds, which one pays in too', { EUR: 11_000, GBP: 11_000 }, 'GBP', 11_000, false],
  ['its euros in dollars', { EUR: 11_000, GBP: 11_000, USD: 11_000 }, 'USD', 12_100, true],
  ['its euros in pounds where it says none', { EUR: 11_000 }, 'GBP', 9_500, true],
  ['what it says in dollars where it has no euros', { USD: 12_000 }, 'USD', 12_000, false],
] as const)('MKT-08 TRV-08 a code takes off %s', (_, off, currency, cents, isConverted) => {
  expect(promotionOff(off, currency, RATES)).toEqual({ cents, currency, isConverted });
});

test('MKT-08 a code takes nothing off in a currency that it says nothing of', () => {
  expect(promotionOff({ GBP: 11_000 }, 'USD', RATES)).toBeNull();
});
