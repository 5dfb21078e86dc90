import { describe, expect, test } from 'vitest';
import { isSameRange, parseRange, printRange } from './range-value.ts';

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
