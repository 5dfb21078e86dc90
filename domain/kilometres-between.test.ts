import { expect, test } from 'vitest';
import { kilometresBetween } from './kilometres-between.ts';

const ROME = { latitude: 41.9, longitude: 12.5 };

test.each([
  [ROME, ROME, 0],
  [ROME, { latitude: 48.86, longitude: 2.35 }, 1106],
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 50 }, 20015],
])('from %j to %j it is %i kilometres', (one, other, kilometres) => {
  expect(Math.round(kilometresBetween(one, other))).toBe(kilometres);
  expect(kilometresBetween(other, one)).toBeCloseTo(kilometresBetween(one, other));
});
