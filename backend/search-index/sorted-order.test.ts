import { describe, expect, test } from 'vitest';
import { completeSteps } from './complete-steps.ts';
import {
  denseRanks,
  lowerBound,
  orderOfIds,
  ROWS_BETWEEN_PAUSES,
  sortedOrder,
} from './sorted-order.ts';

test('RES-06 rows with the same key stay in the order of ties', () => {
  const { rankOf, atRank } = completeSteps(
    sortedOrder(Int32Array.of(5, -1, 5, 3, -1), Uint32Array.of(4, 3, 2, 1, 0)),
  );
  expect([...atRank]).toEqual([4, 1, 3, 2, 0]);
  expect([...rankOf]).toEqual([4, 1, 3, 2, 0].map((_, row) => [...atRank].indexOf(row)));
});

test.each([
  [
    ['b', 'a', 'C'],
    [2, 1, 0],
  ],
  [
    ['a', 'b'],
    [0, 1],
  ],
  [
    ['10', '9'],
    [0, 1],
  ],
  [[], []],
])('RES-06 ids %j are in the order %j, by code units', (ids, rows) => {
  expect([...completeSteps(orderOfIds(ids))]).toEqual(rows);
});

test('RES-06 more ids than one run are merged', () => {
  const size = 3 * ROWS_BETWEEN_PAUSES + 5;
  const ids = Array.from({ length: size }, (_, row) => `T-${(row * 7919) % size}`);
  const rows = [...completeSteps(orderOfIds(ids))];
  expect(rows.map((row) => ids[row])).toEqual(ids.toSorted());
});

test.each([
  [
    [30, 10, 30, -5],
    [2, 1, 2, 0],
  ],
  [[], []],
])('the ranks of %j are %j', (values, ranks) => {
  expect([...denseRanks(values)]).toEqual(ranks);
});

describe('lowerBound', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 3],
    [9, 4],
  ])('in 1, 3, 3, 8 the first not below %i is at %i', (value, place) => {
    expect(lowerBound([1, 3, 3, 8], value)).toBe(place);
  });

  test('words compare by code units', () => {
    expect(lowerBound(['costa', 'costarica', 'oslo'], 'costb')).toBe(2);
  });
});
