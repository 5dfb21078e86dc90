import { expect, test } from 'vitest';
import type { TourSummary } from '../../contract/common.ts';
import { EXAMPLE_TODAY, exampleTour } from '../../test/support/example-tours.ts';
import { offeredDepartures } from './departure.ts';
import { exampleDeparture } from './example-departure.ts';

const view = {
  today: EXAMPLE_TODAY,
  currency: 'EUR',
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
} as const;

const tour = (code: string, cents: number, change: Partial<TourSummary> = {}) =>
  exampleTour({ code, price: { EUR: cents }, isNoSharingRoomAvailable: true, ...change });
const SOON = { startingDate: '2027-03-06' };
const NO_ROOM = { isNoSharingRoomAvailable: false };

test.each([
  ['the cheapest', [tour('A', 200), tour('B', 100)], ['B', true]],
  ['a later one as cheap', [tour('A', 100, SOON), tour('B', 100)], ['B', true]],
  ['a later one that costs more', [tour('A', 100, SOON), tour('B', 200)], ['B', false]],
  ['one with a room', [tour('A', 100, NO_ROOM), tour('B', 200)], ['B', false]],
  ['one without, if none has', [tour('A', 100, SOON), tour('B', 200, NO_ROOM)], ['B', false]],
  ['the cheapest, if all are soon', [tour('A', 200, SOON), tour('B', 100, SOON)], ['B', true]],
  [
    'none on request while others can be booked',
    [tour('A', 100, SOON), tour('B', 100, { salesStatus: 'WAITING_LIST' })],
    ['A', true],
  ],
])('TRV-15 the example is %s', (_, tours, [code, isCheapest]) => {
  const example = exampleDeparture(offeredDepartures(tours, view), 8);
  expect([example?.departure.code, example?.isCheapest]).toEqual([code, isCheapest]);
});

test('TRV-15 there is no example without a price', () => {
  expect(exampleDeparture([], 8)).toBeNull();
});
