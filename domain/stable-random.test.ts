import { expect, test } from 'vitest';
import { stableRandom } from './stable-random.ts';

// What was made by it in the past must not come out otherwise.
test.each([
  ['JPN-20270612', 'seats', 0.536_796_824],
  ['JPN-20270612', 'names', 0.227_916_275],
  ['', '', 0.004_352_336],
])('the number of %j for %j stays %d', (code, salt, number) => {
  expect(stableRandom(code, salt)).toBeCloseTo(number, 8);
});
