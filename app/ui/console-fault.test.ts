import { afterEach, expect, test, vi } from 'vitest';
import { foundOrReported } from './console-fault.ts';

const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => told.mockClear());

test.each([
  ['floating', 'No floating element found.'],
  ['scroll', 'The scroll container is missing on mobile.'],
  ['eventName', 'A tab has no analytics event name.'],
] as const)('ERR-03 without what is looked for (%s) the console alone says so', (fault, words) => {
  expect(foundOrReported('part', fault)).toBe('part');
  expect(told).not.toHaveBeenCalled();
  for (const missing of [null, undefined, '']) {
    expect(foundOrReported<string>(missing, fault)).toBeNull();
    expect(told).toHaveBeenLastCalledWith(words);
  }
  expect(told).toHaveBeenCalledTimes(3);
});
