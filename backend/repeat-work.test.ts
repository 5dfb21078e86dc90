import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRepeating } from './repeat-work.ts';

const EVERY_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to, once for each time that it was begun. */
function slowWork() {
  const begun: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const run = Promise.withResolvers<void>();
    begun.push(run);
    return run.promise;
  };
  return { begun, work };
}

test('REL-02 work is begun at once and at each turn, but never beside itself', async () => {
  const { begun, work } = slowWork();
  const repeated = startRepeating(work, EVERY_MS, () => {});
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(begun).toHaveLength(2);
  begun[1]?.resolve();
  await repeated.close();
});

test('REL-02 closing waits for what is running, and begins nothing more', async () => {
  const { begun, work } = slowWork();
  const repeated = startRepeating(work, EVERY_MS, () => {});
  let isClosed = false;
  const closing = repeated.close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(isClosed).toBe(false);
  begun[0]?.resolve();
  await closing;
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(begun).toHaveLength(1);
});

test('REL-03 work that fails is told of, and done again', async () => {
  const failures: unknown[] = [];
  const fault = new Error('ours');
  const work = () => Promise.reject(fault);
  const repeated = startRepeating(work, EVERY_MS, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  await repeated.close();
  expect(failures).toEqual([fault, fault]);
});
