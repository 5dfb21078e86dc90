import { expect, test } from 'vitest';
import { travelPace } from './travel-pace.ts';

test.each([
  [[1, 2, 3], { usual: 2, hardest: 3 }],
  [[1, 1, 5], { usual: 2, hardest: 5 }],
  [[2, 3], { usual: 3, hardest: 3 }],
  [[], null],
])('TRV-06 the pace of days of %j is %j', (paces, pace) => {
  expect(travelPace(paces.map((one) => ({ pace: one })))).toEqual(pace);
});
