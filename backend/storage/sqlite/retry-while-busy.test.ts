import { describe, expect, test } from 'vitest';
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS, REQUEST_LOCK_LIMIT_MS } from '../lock-limit.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { BUSY_TIMEOUT_MS, retryWhileBusy } from './retry-while-busy.ts';

const BUSY = Object.assign(new Error('database is locked'), { errcode: 5 });

/** A clock that only waiting moves, from the real one's time; and attempts that all find a lock. */
function lockedDatabase() {
  const start = performance.now();
  let now = start;
  const timeouts: number[] = [];
  return {
    timeouts,
    waitedMs: () => now - start,
    run: () =>
      retryWhileBusy(
        async (busyTimeoutMs) => {
          timeouts.push(busyTimeoutMs);
          now += busyTimeoutMs;
          throw BUSY;
        },
        {
          now: () => now,
          pause: async (milliseconds) => {
            now += milliseconds;
          },
        },
      ),
  };
}

describe('REL-01 waiting for a lock', () => {
  test('ends for a request before its page is too late', async () => {
    const database = lockedDatabase();
    await expect(database.run()).rejects.toThrow(StorageUnavailable);
    expect(database.waitedMs()).toBeGreaterThan(REQUEST_LOCK_LIMIT_MS - 1);
    expect(database.waitedMs()).toBeLessThan(REQUEST_LOCK_LIMIT_MS + 50);
    expect(database.timeouts[0]).toBe(BUSY_TIMEOUT_MS);
    expect(new Set(database.timeouts.slice(1))).toEqual(new Set([0]));
  });

  test('goes on for what is patient', async () => {
    const database = lockedDatabase();
    const work = limitLockWaits(PATIENT_LOCK_LIMIT_MS, database.run);
    await expect(work).rejects.toThrow(/locked by another process for 10\.\d seconds/);
    expect(database.waitedMs()).toBeLessThan(PATIENT_LOCK_LIMIT_MS + 50);
  });

  test('has one limit for all waits of a request', async () => {
    await limitLockWaits(0, async () => {
      for (const database of [lockedDatabase(), lockedDatabase()]) {
        await expect(database.run()).rejects.toThrow(StorageUnavailable);
        expect(database.timeouts).toHaveLength(1);
      }
    });
  });

  test('stands still once, however many wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const first: number[] = [];
    const waits = retryWhileBusy(
      async (busyTimeoutMs) => {
        first.push(busyTimeoutMs);
        if (first.length === 1) throw BUSY;
      },
      { now: () => 0, pause: () => promise },
    );
    await new Promise((next) => setImmediate(next));
    const second: number[] = [];
    await retryWhileBusy(async (busyTimeoutMs) => void second.push(busyTimeoutMs));
    resolve();
    await waits;
    expect([first, second]).toEqual([[BUSY_TIMEOUT_MS, 0], [0]]);
  });

  test('another fault is thrown at once', async () => {
    const fault = new Error('ours');
    await expect(retryWhileBusy(() => Promise.reject(fault))).rejects.toBe(fault);
  });
});
