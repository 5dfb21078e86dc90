import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DURATION_RANGES,
  durationLabel,
  isSameRange,
  isWithin,
  parseRange,
  priceLabel,
  priceSection,
  printRange,
  suggestedPriceRanges,
} from './filter-range.ts';

describe('durations', () => {
  test.each([
    [1, [true, true, false]],
    [6, [true, true, false]],
    [7, [false, true, false]],
    [10, [false, true, false]],
    [11, [false, false, true]],
  ])('RES-04 %i days: up to 6, up to 10, more than 10: %j', (days, expected) => {
    const holds = DURATION_RANGES.map(
      ({ from, to }) => days >= (from ?? 0) && days <= (to ?? Number.POSITIVE_INFINITY),
    );
    expect(holds).toEqual(expected);
  });

  test('RES-04 they are called MAX_6, MAX_10 and OVER_10', () => {
    expect(DURATION_RANGES.map(durationLabel)).toEqual([
      { key: 'MAX', to: 6 },
      { key: 'MAX', to: 10 },
      { key: 'OVER', from: 10 },
    ]);
  });
});

describe('prices', () => {
  test.each([
    [
      { from: null, to: 120_000 },
      { key: 'MAX', to: 1200 },
    ],
    [
      { from: 200_000, to: null },
      { key: 'OVER', from: 2000 },
    ],
    [
      { from: 120_000, to: 200_050 },
      { key: 'FROM_TO', from: 1200, to: 2000.5 },
    ],
    [
      { from: 0, to: 0 },
      { key: 'FROM_TO', from: 0, to: 0 },
    ],
    [
      { from: 120_001, to: 200_000 },
      { key: 'OVER_TO', from: 1200, to: 2000 },
    ],
    [
      { from: 200_001, to: null },
      { key: 'OVER', from: 2000 },
    ],
    [{ from: null, to: null }, null],
  ])('RES-04 %j cents are called %j', (range, label) => expect(priceLabel(range)).toEqual(label));

  test('RES-04 three suggestions share the prices out at round amounts', () => {
    expect(suggestedPriceRanges(74_900, 349_900)).toEqual([
      { from: null, to: 130_000 },
      { from: 130_001, to: 210_000 },
      { from: 210_001, to: null },
    ]);
    expect(suggestedPriceRanges(100_000, 130_000)[1]).toEqual({ from: 109_001, to: 119_000 });
  });

  test.each([
    [100_000, 100_000],
    [100_000, 101_000],
    [0, 0],
    [0, 300_000],
    [100_000, 119_000],
    [200_000, 100_000],
    [999, 1_899],
  ])('RES-04 there is nothing to suggest from %i to %i', (lowest, highest) => {
    expect(suggestedPriceRanges(lowest, highest)).toEqual([]);
  });

  test('RES-04 each suggestion holds some of the prices, and each price, on a border too, is in one', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(), (lowest, spread, other) => {
        const highest = lowest + spread;
        const ranges = suggestedPriceRanges(lowest, highest);
        fc.pre(ranges.length > 0);
        const [below, between, above] = ranges;
        expect(below?.to).toBeGreaterThan(lowest);
        expect(between?.from).toBeLessThan(between?.to as number);
        expect(above?.from).toBeLessThanOrEqual(highest);
        const borders = ranges.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
        for (const cents of [lowest, highest, lowest + (other % (spread + 1)), ...borders]) {
          expect(ranges.filter((range) => isWithin(cents, range))).toHaveLength(1);
        }
      }),
    );
  });

  test('RES-04 a range that was suggested belongs to one section, any other to the other', () => {
    const suggested = suggestedPriceRanges(74_900, 349_900);
    expect(priceSection({ from: 130_001, to: 210_000 }, suggested)).toBe('suggested-range');
    expect(priceSection({ from: 130_001, to: null }, suggested)).toBe('custom-range');
  });
});

describe('RES-04 a range as the value of a field', () => {
  test.each([
    ['-150000', { from: null, to: 150_000 }],
    ['90000-180000', { from: 90_000, to: 180_000 }],
    ['180000-', { from: 180_000, to: null }],
    ['0-0', { from: 0, to: 0 }],
  ])('%s', (value, range) => {
    expect(parseRange(value)).toEqual(range);
    expect(printRange(range)).toBe(value);
  });

  test.each(['', '-', 'custom', '5', '1-2-3', '-1.5', '1e3-', ' 1-2', '99999999999-'])(
    '%j is none',
    (value) => expect(parseRange(value)).toBeNull(),
  );

  test('ends in the wrong order are swapped', () => {
    expect(parseRange('5-3')).toEqual({ from: 3, to: 5 });
  });

  test('two are the same where both ends are', () => {
    expect(isSameRange({ from: null, to: 6 }, { from: null, to: 6 })).toBe(true);
    expect(isSameRange({ from: null, to: 6 }, { from: 6, to: null })).toBe(false);
  });
});
