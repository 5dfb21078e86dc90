import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFor, SKELETON_MS } from './use-skeleton.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held() {
  const told: boolean[] = [];
  return { told, follow: holdFor(SKELETON_MS, (isThere) => void told.push(isThere)) };
}

test('API-07 a skeleton that has come stays 200 ms, and goes at once after that', () => {
  const { told, follow } = held();
  follow(true);
  vi.advanceTimersByTime(50);
  follow(false);
  vi.advanceTimersByTime(149);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);

  follow(true);
  vi.advanceTimersByTime(5_000);
  follow(false);
  vi.advanceTimersByTime(0);
  expect(told).toEqual([true, false, true, false]);
});

test('API-07 what is there at once has no skeleton; what is asked for again meanwhile keeps it', () => {
  const { told, follow } = held();
  follow(false);
  vi.runAllTimers();
  expect(told).toEqual([]);

  follow(true);
  follow(false);
  vi.advanceTimersByTime(100);
  follow(true);
  vi.runAllTimers();
  expect(told).not.toContain(false);
});
