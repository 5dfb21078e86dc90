import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('LAY-16 runs once, with the last arguments, when the calls have rested', () => {
  const run = vi.fn<(name: string) => void>();
  const later = debounce(run, 100);
  later('a');
  vi.advanceTimersByTime(99);
  later('b');
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['b']]);
});

test('a call that waits can be forgotten', () => {
  const run = vi.fn<() => void>();
  const later = debounce(run, 100);
  later();
  later.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
