import { expect, test } from 'vitest';
import { feetOf, milesOf } from './us-measures.ts';

test.each([
  [0.4, 1],
  [1, 1],
  [8, 5],
  [130, 80],
  [145, 90],
  [1609, 1000],
])('MKT-04 %d km are %d miles', (km, miles) => {
  expect(milesOf(km)).toBe(miles);
});

test.each([
  [0, 0],
  [-1, -4],
  [3, 10],
  [560, 1850],
  [2351, 7713],
  [3700, 12_000],
  [5364, 17_600],
  [-430, -1400],
])('MKT-04 %d m are %d feet', (metres, feet) => {
  expect(feetOf(metres)).toBe(feet);
});
