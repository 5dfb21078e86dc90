import { expect, test } from 'vitest';
import { statusOfSeats } from './status-of-seats.ts';

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
