import { describe, expect, test } from 'vitest';
import { MARKET_IDS, type MarketId, MARKETS } from '../../domain/market.ts';
import { EXAMPLE_TODAY, exampleTour, exampleTravel } from '../../test/support/example-tours.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import {
  FLIGHT_STOPS,
  flightEstimate,
  privateRoomOfTour,
  privateRoomsOfTravel,
  roomNightsOf,
} from './estimates.server.ts';
import { airportLabel } from './flights.tsx';

const view = {
  today: EXAMPLE_TODAY,
  currency: 'GBP',
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
} as const;
const without = { isNoSharingRoomAvailable: false } as const;

describe('TRV-15 private rooms', () => {
  test('a tour that has none says so, whatever its travel offers', () => {
    expect(privateRoomOfTour(exampleTour(), exampleTravel(), view)?.cents).toBe(51000);
    expect(privateRoomOfTour(exampleTour(without), exampleTravel(), view)).toBeNull();
  });

  test.each([
    ['all', [exampleTour(), exampleTour()], { count: 2, total: 2 }],
    ['some', [exampleTour(), exampleTour(without)], { count: 1, total: 2 }],
    ['none', [exampleTour(without)], null],
    [
      'some, without those that cannot be had',
      [exampleTour(without), exampleTour({ salesStatus: 'SOLD_OUT' }), exampleTour()],
      { count: 1, total: 2 },
    ],
    ['none, since nothing is on sale', [], null],
  ] as const)('a travel says of how many departures it is true: %s', (_, tours, expected) => {
    const rooms = privateRoomsOfTravel(exampleTravel({ tours: [...tours] }), view);
    expect(rooms && { count: rooms.count, total: rooms.total }).toEqual(expected);
  });

  test.each([
    [{ sharedNights: 3 }, { shared: 3, total: 11 }],
    [{}, null],
    [{ sharedNights: 11 }, null],
  ])('are one on the nights that are not shared: %j', (change, nights) => {
    const { privateRoom } = exampleTravel();
    const travel = exampleTravel({ privateRoom: { ...privateRoom, ...change } });
    expect(roomNightsOf(travel)).toEqual(nights);
    expect(privateRoomsOfTravel(travel, view)?.nights).toEqual(nights);
  });
});

const exchangeRates = { EUR: 1, GBP: 0.86, USD: 1.1 };
const { flights } = exampleTravel();

test.each([
  ['it', 'EUR', 'EUR', 68_000, false, 'cheapestDirect'],
  ['en-WE', 'GBP', 'GBP', 58_000, false, 'someDirect'],
  ['en-US', 'USD', 'USD', 85_000, false, 'oneStopOpenJaw'],
  // Another currency says nothing of where one lives.
  ['it', 'USD', 'EUR', 74_800, true, 'cheapestDirect'],
  ['en-WE', 'EUR', 'GBP', 67_400, true, 'someDirect'],
  ['en-US', 'GBP', 'USD', 66_500, true, 'oneStopOpenJaw'],
] as const)(
  'TRV-15 MKT-08 flights of %s in %s start where %s is paid',
  (marketId, currency, origin, cents, isConverted, stops) => {
    const display = { currency, exchangeRates };
    const estimate = flightEstimate(flights, display, MARKETS[marketId]);
    expect(estimate).toMatchObject({ price: { cents, currency, isConverted }, origin, stops });
  },
);

test('TRV-15 a market without fares of its own is told those from Europe', () => {
  const fares = { ...flights, minimumPrice: { EUR: 50_000 } };
  const estimate = flightEstimate(fares, { currency: 'USD', exchangeRates }, MARKETS['en-US']);
  expect(estimate).toMatchObject({
    price: { cents: 55_000 },
    origin: 'EUR',
    stops: 'cheapestDirect',
  });
});

test('TRV-15 there is no estimate without a fare', () => {
  const fares = { ...flights, minimumPrice: {} };
  expect(flightEstimate(fares, { currency: 'EUR', exchangeRates }, MARKETS.it)).toBeNull();
});

test('TRV-15 an airport is told by city and code', () => {
  expect(airportLabel(flights.into)).toBe('Tokyo Haneda (HND)');
});

const sentences = async (marketId: MarketId) => {
  const { t } = await i18nextOf(MARKETS[marketId].textLocale);
  return FLIGHT_STOPS.map((stops) => t(`travel:costs.stops.${stops}`));
};

test.each(MARKET_IDS)('TRV-15 the words of %s say four things of stops', async (marketId) => {
  expect(new Set(await sentences(marketId)).size).toBe(FLIGHT_STOPS.length);
});

test('TRV-15 MKT-05 a flight that Americans call nonstop is not called direct', async () => {
  const american = (await sentences('en-US')).join(' ');
  expect(american).toMatch(/nonstop.*nonstop/);
  expect(american).not.toContain('direct');
});

test.each([
  ['both ways to one airport', null, 'oneStop'],
  ['home from another', flights.home, 'oneStopOpenJaw'],
] as const)('TRV-15 without direct flights there is a stop: %s', (_, home, stops) => {
  const fares = { ...flights, home, directFrom: [], cheapestIsDirectFrom: [] };
  const display = { currency: 'EUR', exchangeRates } as const;
  expect(flightEstimate(fares, display, MARKETS.it)).toMatchObject({ stops });
});
