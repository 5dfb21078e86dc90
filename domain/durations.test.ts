import { expect, test } from 'vitest';
import { wayMinutes } from './durations.ts';

test.each([
  [0.01, 5],
  [0.1, 5],
  [0.17, 10],
  [0.25, 15],
  [0.33, 20],
  [0.75, 45],
])('TRV-07 a way of %d hours takes %i minutes', (hours, minutes) => {
  expect(wayMinutes(hours)).toBe(minutes);
});
