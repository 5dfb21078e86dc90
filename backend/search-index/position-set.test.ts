import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PositionSet } from './position-set.ts';

test('RES-06 a slice is that of the sorted positions', () => {
  const size = 200;
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({ max: size - 1 })),
      fc.nat({ max: size }),
      fc.nat({ max: 40 }),
      (positions, offset, count) => {
        const set = new PositionSet(size);
        for (const position of positions) set.add(position);
        const sorted = positions.toSorted((a, b) => a - b);
        expect(set.slice(offset, count)).toEqual(sorted.slice(offset, offset + count));
      },
    ),
    { seed: 7, numRuns: 500 },
  );
});

test.each([[0], [31], [32], [63]])('position %i alone', (position) => {
  const set = new PositionSet(64);
  set.add(position);
  expect(set.slice(0, 10)).toEqual([position]);
});

test('all positions of a word, the highest included', () => {
  const set = new PositionSet(32);
  for (let position = 0; position < 32; position++) set.add(position);
  expect(set.slice(30, 5)).toEqual([30, 31]);
});

test('a cleared set is empty', () => {
  const set = new PositionSet(40);
  set.add(39);
  set.clear();
  expect(set.slice(0, 10)).toEqual([]);
});
