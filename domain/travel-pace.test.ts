import { expect, test } from 'vitest';
import { paceLimits, travelPace } from './travel-pace.ts';

const at = (altitudeM: number) => (pace: number) => ({ pace, altitudeM });

test.each([
  ['days alike', [2, 2, 2, 2], { usual: 2, hardest: 2 }],
  ['one hard day among easy ones', [1, 1, 5, 1, 1, 1], { usual: 2, hardest: 5 }],
  ['two hard days among easy ones', [1, 5, 1, 5, 1, 1], { usual: 4, hardest: 5 }],
  ['a single day', [3], { usual: 3, hardest: 3 }],
  ['no day', [], null],
])('TRV-06 the pace of %s', (_, paces, pace) => {
  expect(travelPace(paces.map(at(500)))).toEqual(pace);
});

test('TRV-06 in thin air the same days are a step harder, and none harder than hard', () => {
  expect(travelPace([2, 2, 2].map(at(2999)))?.usual).toBe(2);
  expect(travelPace([2, 2, 2].map(at(3000)))).toEqual({ usual: 3, hardest: 2 });
  expect(travelPace([5, 5].map(at(4500)))?.usual).toBe(5);
});

test.each([
  ['very easy days', [1, 1], ['easy', 'moderate', 'demanding']],
  ['easy days', [2, 2], ['easy', 'moderate', 'demanding']],
  ['moderate days', [3, 3], ['moderate', 'demanding']],
  ['demanding days', [4, 4], ['demanding']],
  ['very demanding days', [5, 5], []],
  ['no day', [], []],
])('RES-03 a travel of %s keeps to these limits', (_, paces, limits) => {
  expect(paceLimits(paces.map(at(500)))).toEqual(limits);
});
