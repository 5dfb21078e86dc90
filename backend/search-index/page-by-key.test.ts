import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageByKey } from './page-by-key.ts';
import { PositionSet } from './position-set.ts';

/** Enough for keys that have more rows than are sorted. */
const SIZE = 3000;
const COLUMN = Uint32Array.from({ length: SIZE }, (_, row) => (row * row) % 7);
const ranks = Uint32Array.from({ length: SIZE }, (_, row) => (row * 1999) % SIZE);
const TIES = {
  rankOf: ranks,
  atRank: Uint32Array.from(
    [...ranks.keys()].sort((a, b) => (ranks[a] as number) - (ranks[b] as number)),
  ),
};

test.each([
  ['by another order', TIES],
  ['as they come', null],
])('RES-06 a page is that of all rows sorted by key, ties %s', (_, ties) => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 9 }), { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat({ max: SIZE }),
      fc.nat({ max: 120 }),
      (table, step, offset, count) => {
        const rows = Uint32Array.from({ length: SIZE / step }, (__, at) => at * step);
        const keyOf = (row: number) => table[COLUMN[row] as number] as number;
        const rankOf = (row: number) => (ties ? (ties.rankOf[row] as number) : row);
        const sorted = [...rows].sort((a, b) => keyOf(a) - keyOf(b) || rankOf(a) - rankOf(b));
        const keys = { table, column: COLUMN };
        const page = pageByKey(rows, keys, ties, new PositionSet(SIZE), offset, count);
        expect(page).toEqual(sorted.slice(offset, offset + count));
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});
