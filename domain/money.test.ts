import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_MARKETS, CURRENCIES, type Currency } from './market.ts';
import {
  currencySymbol,
  discountPercent,
  formatMoney,
  isApproximate,
  needsCurrencyNote,
  paymentCurrency,
  priceIn,
  selectCurrency,
} from './money.ts';

const rates = { EUR: 1, GBP: 0.85, USD: 1.1 };

describe('formatMoney', () => {
  test.each([
    [129_900, 'EUR', '1.299\u00a0€'],
    [129_950, 'EUR', '1.299,50\u00a0€'],
    [129_905, 'EUR', '1.299,05\u00a0€'],
    [129_900, 'GBP', '£1,299'],
    [129_950, 'GBP', '£1,299.50'],
    [129_900, 'USD', '$1,299'],
    [5, 'USD', '$0.05'],
    [0, 'EUR', '0\u00a0€'],
    [99_900, 'EUR', '999\u00a0€'],
    [123_456_789, 'EUR', '1.234.567,89\u00a0€'],
    [123_456_789, 'USD', '$1,234,567.89'],
    [-129_950, 'EUR', '-1.299,50\u00a0€'],
    [-129_950, 'GBP', '-£1,299.50'],
  ] as const)('MKT-03 %i cents of %s are %s', (cents, currency, expected) => {
    expect(formatMoney(cents, currency)).toBe(expected);
  });

  test('MKT-03 no cent is lost: the digits are the amount', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom(...CURRENCIES), (cents, currency) => {
        const text = formatMoney(cents, currency);
        const hasDecimals = cents % 100 !== 0;
        const digits = Number(text.replace(/\D/g, ''));
        expect(hasDecimals ? digits : digits * 100).toBe(cents);
        expect(text).toContain(currencySymbol(currency));
      }),
    );
  });
});

describe('priceIn', () => {
  test.each([
    ['its own', { EUR: 100_000, GBP: 89_900 }, 'GBP', 89_900, false],
    ['converted', { EUR: 129_900 }, 'GBP', 110_400, true],
    ['converted to a whole amount', { EUR: 129_900 }, 'USD', 142_900, true],
    ['euros as they are', { EUR: 129_950 }, 'EUR', 129_950, false],
    ['its own, though nothing', { EUR: 100_000, USD: 0 }, 'USD', 0, false],
  ] as const)('MKT-08 %s', (_, prices, currency, cents, isConverted) => {
    expect(priceIn(prices, currency, rates)).toEqual({ cents, currency, isConverted });
  });

  test.each([
    [{}, 'EUR'],
    [{ GBP: 89_900 }, 'USD'],
    [{ GBP: 89_900 }, 'EUR'],
  ] as const)('MKT-08 %j has no price in %s', (prices, currency) => {
    expect(priceIn(prices, currency, rates)).toBeNull();
  });
});

test.each([
  [85, 100, 15],
  [71, 100, 29],
  [90, 100, 10],
  [85.5, 100, 14],
  [99_999, 100_000, 0],
  [1, 1000, 99],
  [0, 100, 100],
  [100, 100, 0],
  [120, 100, 0],
  [0, 0, 0],
])('%d instead of %d is %i percent less, never rounded up', (price, basePrice, percent) => {
  expect(discountPercent(price, basePrice)).toBe(percent);
});

describe('selectCurrency', () => {
  test.each<[string, string | null | undefined, string | null, Currency[], Currency]>([
    ['the cookie’s first', 'USD', 'GBP', ['EUR', 'GBP', 'USD'], 'USD'],
    ['the geolocated one without a cookie', null, 'GBP', ['EUR', 'GBP'], 'GBP'],
    ['the geolocated one where the cookie’s is not available', 'USD', 'GBP', ['EUR', 'GBP'], 'GBP'],
    ['the market’s where neither is available', 'USD', 'CHF', ['EUR', 'GBP'], 'EUR'],
    ['the market’s where neither is known', undefined, null, ['EUR', 'GBP'], 'EUR'],
    ['the market’s for a forged cookie', 'toString', '', ['EUR', 'GBP'], 'EUR'],
    ['case counts', 'usd', null, ['EUR', 'USD'], 'EUR'],
  ])('MKT-07 %s', (_, cookie, geolocated, available, expected) => {
    const choice = { cookie, geolocated, available, marketDefault: 'EUR' as const };
    expect(selectCurrency(choice)).toBe(expected);
  });
});

test('MKT-08 the note shows for every currency but the market’s own', () => {
  for (const market of ALL_MARKETS) {
    const noted = CURRENCIES.filter((currency) => needsCurrencyNote(currency, market.currency));
    expect(noted).toEqual(CURRENCIES.filter((currency) => currency !== market.currency));
  }
});

test('MKT-08 whatever the note is about is approximate, and so are dollars, in which nobody pays', () => {
  for (const { currency: own } of ALL_MARKETS) {
    for (const currency of CURRENCIES) {
      const isAbout = isApproximate({ currency, isConverted: false }, own);
      expect(isAbout).toBe(needsCurrencyNote(currency, own) || currency === 'USD');
      expect(isApproximate({ currency, isConverted: true }, own)).toBe(true);
    }
  }
});

test.each([
  ['GB', 'GBP'],
  ['IT', 'EUR'],
  ['US', 'EUR'],
  ['', 'EUR'],
])('MKT-08 a traveller at home in %s pays in %s', (homeCountry, expected) => {
  expect(paymentCurrency(homeCountry)).toBe(expected);
});
