import { expect, test } from 'vitest';
import { standsInRow } from './stands-in-row.ts';

test.each([
  [undefined, false],
  [3, true],
  [12, true],
  [13, false],
])('LAY-16 cards of which %s are shown stand in a row on a phone: %s', (show, expected) => {
  expect(standsInRow({ show })).toBe(expected);
});
