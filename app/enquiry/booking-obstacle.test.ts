import { describe, expect, test } from 'vitest';
import { wantedTour } from '../../test/support/wanted-tour.ts';
import { BOOKING_OBSTACLES, bookingObstacle, canAskForSeats } from './booking-obstacle.ts';

const today = '2027-03-01';

describe('bookingObstacle', () => {
  test.each([
    [wantedTour(), true, null],
    [wantedTour({ startingDate: today }), true, 'departed'],
    // What has left is said to have left, even where it was withdrawn before.
    [wantedTour({ startingDate: today }), false, 'departed'],
    [wantedTour(), false, 'withdrawn'],
    [wantedTour({ salesStatus: 'SOLD_OUT' }), true, 'sold-out'],
    [wantedTour({ salesStatus: 'WAITING_LIST' }), true, 'on-request'],
    [wantedTour({ freeSeats: 0 }), true, 'no-free-seat'],
    [wantedTour({ lastRequestDay: today }), true, null],
    [wantedTour({ lastRequestDay: '2027-02-28' }), true, 'closed'],
    [wantedTour({ lastRequestDay: '2027-02-28', salesStatus: 'WAITING_LIST' }), true, 'closed'],
    [wantedTour({ lastRequestDay: '2027-02-28', salesStatus: 'SOLD_OUT' }), true, 'sold-out'],
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
