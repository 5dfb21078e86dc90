import { describe, expect, test } from 'vitest';
import {
  BOOKING_OBSTACLES,
  bookingObstacle,
  canAskForSeats,
  type WantedTour,
} from './booking-obstacle.ts';

const today = '2027-03-01';

function tour(change: Partial<WantedTour>): WantedTour {
  return {
    id: 'JPN-20270612',
    startingDate: '2027-06-12',
    lastRequestDay: '2027-06-09',
    salesStatus: 'CONFIRMED',
    freeSeats: 5,
    seatsToConfirm: 0,
    ...change,
  };
}

describe('bookingObstacle', () => {
  test.each([
    [tour({}), true, null],
    [tour({ startingDate: today }), true, 'departed'],
    // What has left is said to have left, even where it was withdrawn before.
    [tour({ startingDate: today }), false, 'departed'],
    [tour({}), false, 'withdrawn'],
    [tour({ salesStatus: 'SOLD_OUT' }), true, 'sold-out'],
    [tour({ salesStatus: 'WAITING_LIST' }), true, 'on-request'],
    [tour({ freeSeats: 0 }), true, 'no-free-seat'],
    [tour({ lastRequestDay: today }), true, null],
    [tour({ lastRequestDay: '2027-02-28' }), true, 'closed'],
    [tour({ lastRequestDay: '2027-02-28', salesStatus: 'WAITING_LIST' }), true, 'closed'],
    [tour({ lastRequestDay: '2027-02-28', salesStatus: 'SOLD_OUT' }), true, 'sold-out'],
  ] as const)('TRV-17 %j available %s: %s', (offered, isAvailable, obstacle) => {
    expect(bookingObstacle(offered, today, isAvailable)).toBe(obstacle);
  });

  test('TRV-01 only a tour that can be booked or is on request is asked for', () => {
    expect([null, ...BOOKING_OBSTACLES].filter((obstacle) => canAskForSeats(obstacle))).toEqual([
      null,
      'on-request',
    ]);
  });
});
