import { expect, test } from 'vitest';
import { isSideways, strokeReader } from './carousel-steps.tsx';

test.each([
  [10, 0, true],
  [-10, 4, true],
  [4, -10, false],
  [5, 5, false],
])('a turn by %i across and %i down goes sideways: %s', (deltaX, deltaY, expected) => {
  expect(isSideways({ deltaX, deltaY, timeStamp: 0 })).toBe(expected);
});

test('LAY-16 one step of a stroke; the next after 100 ms of rest', () => {
  const read = strokeReader();
  const steps = (
    [
      [0, 4],
      [16, 90],
      [116, 2],
      // Rested for 100 ms, but not for longer.
      [216, 1],
      [317, -30],
      [333, -80],
    ] as const
  ).map(([timeStamp, deltaX]) => read({ deltaX, deltaY: 0, timeStamp }));
  expect(steps).toEqual([1, 0, 0, 0, -1, 0]);
});
