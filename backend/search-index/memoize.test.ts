import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('a value is worked out once, also when it is undefined', () => {
  const make = vi.fn<(key: string) => number | undefined>((key) => (key === 'a' ? 1 : undefined));
  const read = memoize(make);
  expect([read('a'), read('b'), read('a'), read('b')]).toEqual([1, undefined, 1, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('past its limit it forgets the oldest key', () => {
  const make = vi.fn<(key: number) => number>((key) => key * 2);
  const read = memoize(make, 2);
  for (const key of [1, 2, 3, 2, 1]) expect(read(key)).toBe(key * 2);
  expect(make.mock.calls.flat()).toEqual([1, 2, 3, 1]);
});
