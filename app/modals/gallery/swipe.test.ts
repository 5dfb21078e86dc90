import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

test.each([
  ['drawn to the left', -90, 10, 'next'],
  ['drawn to the right', 60, -20, 'previous'],
  ['pressed', -12, 3, null],
  ['scrolled', 50, 200, null],
] as const)('TRV-06 a picture %s', (_, dx, dy, way) => {
  expect(swipeOf({ x: 200, y: 300 }, { x: 200 + dx, y: 300 + dy })).toBe(way);
});
