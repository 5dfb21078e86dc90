import { describe, expect, test } from 'vitest';
import { EXAMPLE_TODAY, exampleTour, exampleTravel } from '../../test/support/example-tours.ts';
import { privateRoomOfTour, privateRoomsOfTravel, roomNightsOf } from './estimates.ts';

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
