import { expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { exampleTravel } from '../../test/support/example-tours.ts';
import { airportLabel, flightEstimate } from './flight-estimate.ts';

const exchangeRates = { EUR: 1, GBP: 0.86, USD: 1.1 };
const { flights } = exampleTravel();

test.each([
  ['it', 'EUR', 'EUR', 68_000, false, true],
  ['en-WE', 'GBP', 'GBP', 58_000, false, true],
  ['en-US', 'USD', 'USD', 85_000, false, false],
  // Another currency says nothing of where one lives.
  ['it', 'USD', 'EUR', 74_800, true, true],
  ['en-WE', 'EUR', 'GBP', 67_400, true, true],
  ['en-US', 'GBP', 'USD', 66_500, true, false],
] as const)(
  'TRV-15 MKT-08 flights of %s in %s start where %s is paid',
  (marketId, currency, origin, cents, isConverted, isDirect) => {
    const display = { currency, exchangeRates };
    const estimate = flightEstimate(flights, display, MARKETS[marketId]);
    expect(estimate).toMatchObject({ price: { cents, currency, isConverted }, origin, isDirect });
  },
);

test('TRV-15 a market without fares of its own is told those from Europe', () => {
  const fares = { ...flights, minimumPrice: { EUR: 50_000 } };
  const estimate = flightEstimate(fares, { currency: 'USD', exchangeRates }, MARKETS['en-US']);
  expect(estimate).toMatchObject({ price: { cents: 55_000 }, origin: 'EUR', isDirect: true });
});

test('TRV-15 there is no estimate without a fare', () => {
  const fares = { ...flights, minimumPrice: {} };
  expect(flightEstimate(fares, { currency: 'EUR', exchangeRates }, MARKETS.it)).toBeNull();
});

test('TRV-15 an airport is told by city and code', () => {
  expect(airportLabel(flights.into)).toBe('Tokyo Haneda (HND)');
});
