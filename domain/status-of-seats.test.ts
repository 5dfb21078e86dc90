import { expect, test } from 'vitest';
import { statusOfSeats, withSeatsTaken } from './status-of-seats.ts';

test.each([
  [16, 8, 'PLANNED'],
  [11, 3, 'PLANNED'],
  [10, 2, 'ALMOST_CONFIRMED'],
  [9, 1, 'ALMOST_CONFIRMED'],
  [2, 1, 'ALMOST_CONFIRMED'],
  [8, 0, 'CONFIRMED'],
  [4, 0, 'CONFIRMED'],
  [3, 0, 'ALMOST_FULL'],
  [1, 0, 'ALMOST_FULL'],
  [0, 0, null],
  [0, 2, null],
])('TRV-01 %i free seats and %i travellers missing are %s', (free, missing, status) => {
  expect(statusOfSeats(free, missing)).toBe(status);
});

test.each([
  ['PLANNED', 12, 5, 2, 'PLANNED', 10, 3],
  ['PLANNED', 12, 5, 4, 'ALMOST_CONFIRMED', 8, 1],
  ['PLANNED', 12, 5, 5, 'CONFIRMED', 7, 0],
  ['CONFIRMED', 5, 0, 2, 'ALMOST_FULL', 3, 0],
  ['ALMOST_FULL', 2, 0, 2, 'SOLD_OUT', 0, 0],
  ['WAITING_LIST', 2, 0, 1, 'WAITING_LIST', 1, 0],
  ['SOLD_OUT', 2, 0, 1, 'SOLD_OUT', 1, 0],
  ['CONFIRMED', 1, 0, 3, 'SOLD_OUT', 0, 0],
] as const)(
  'BOOK-03 %s with %i free and %i missing, and %i more taken, is %s',
  (status, freeSeats, seatsToConfirm, seats, after, free, missing) => {
    const tour = {
      status,
      maximumSeats: 12,
      takenSeats: 12 - freeSeats,
      freeSeats,
      seatsToConfirm,
    };
    expect(withSeatsTaken(tour, seats)).toEqual({
      status: after,
      maximumSeats: 12,
      takenSeats: 12 - free,
      freeSeats: free,
      seatsToConfirm: missing,
    });
  },
);
