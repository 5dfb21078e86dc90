import { describe, expect, test } from 'vitest';
import { cardPrice } from './card-price.ts';

const exchangeRates = { EUR: 1, GBP: 0.86, USD: 1.1 };
const tour = {
  price: { EUR: 170_000, GBP: 146_000 },
  lowestPriceOf30Days: { EUR: 200_000, GBP: 172_000 },
  discounted: true,
};

describe('cardPrice', () => {
  test('RES-12 TRV-15 gives the price of the chosen currency with the old one and whole percent', () => {
    expect(cardPrice(tour, { currency: 'GBP', exchangeRates })).toEqual({
      cents: 146_000,
      currency: 'GBP',
      isConverted: false,
      discount: { oldCents: 172_000, percent: 15 },
    });
  });

  test('MKT-08 marks a price that is converted from euros', () => {
    expect(cardPrice(tour, { currency: 'USD', exchangeRates })).toEqual({
      cents: 187_000,
      currency: 'USD',
      isConverted: true,
      discount: { oldCents: 220_000, percent: 15 },
    });
  });

  test.each([
    ['is not discounted', { ...tour, discounted: false }],
    ['costs as much as before', { ...tour, price: tour.lowestPriceOf30Days }],
    ['has risen', { ...tour, price: { EUR: 210_000, GBP: 180_000 } }],
    [
      'would compare a given amount with a converted one',
      { ...tour, lowestPriceOf30Days: { EUR: 200_000 } },
    ],
    ['has no price before', { ...tour, lowestPriceOf30Days: {} }],
    ['has a past that nobody knows', { ...tour, lowestPriceOf30Days: null }],
  ])('TRV-15 shows no discount for a tour that %s', (_, changed) => {
    expect(cardPrice(changed, { currency: 'GBP', exchangeRates })?.discount).toBeNull();
  });

  test('is null where the price map has neither the currency nor euros', () => {
    const pounds = { ...tour, price: { GBP: 146_000 } };
    expect(cardPrice(pounds, { currency: 'USD', exchangeRates })).toBeNull();
  });
});
