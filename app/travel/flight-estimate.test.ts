import { expect, test } from 'vitest';
import { exampleTravel } from '../../test/support/example-tours.ts';
import { airportLabel, flightEstimate } from './flight-estimate.ts';

const exchangeRates = { EUR: 1, GBP: 0.86, USD: 1.1 };
const { flights } = exampleTravel();

test.each([
  ['EUR', 68_000, true],
  ['GBP', 58_000, true],
  ['USD', 85_000, false],
] as const)('TRV-15 flights in %s start where it is paid', (currency, cents, isDirect) => {
  const estimate = flightEstimate(flights, { currency, exchangeRates });
  expect(estimate).toMatchObject({ price: { cents, currency }, origin: currency, isDirect });
});

test('TRV-15 MKT-08 a fare converted from euros starts in Europe', () => {
  const fares = { ...flights, minimumPrice: { EUR: 50_000 } };
  const estimate = flightEstimate(fares, { currency: 'USD', exchangeRates });
  expect(estimate).toMatchObject({ price: { cents: 55_000 }, origin: 'EUR', isDirect: true });
});

test('TRV-15 there is no estimate without a fare', () => {
  const fares = { ...flights, minimumPrice: {} };
  expect(flightEstimate(fares, { currency: 'EUR', exchangeRates })).toBeNull();
});

test('TRV-15 an airport is told by city and code', () => {
  expect(airportLabel(flights.into)).toBe('Tokyo Haneda (HND)');
});
