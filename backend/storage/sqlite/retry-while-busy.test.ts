import { afterEach, describe, expect, test, vi } from 'vitest';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

const BUSY = Object.assign(new Error('database is locked'), { errcode: 5 });

describe('retryWhileBusy', () => {
  afterEach(() => vi.restoreAllMocks());

  test('lets SQLite wait at the first attempt, and waits outside afterwards', async () => {
    const timeouts: number[] = [];
    const result = await retryWhileBusy(async (busyTimeoutMs) => {
      timeouts.push(busyTimeoutMs);
      if (timeouts.length < 3) throw BUSY;
      return 'done';
    });
    expect(result).toBe('done');
    expect(timeouts).toEqual([250, 0, 0]);
  });

  test('throws any other error at once', async () => {
    const fault = new Error('other');
    let attempts = 0;
    const failing = retryWhileBusy(async () => {
      attempts += 1;
      throw fault;
    });
    await expect(failing).rejects.toBe(fault);
    expect(attempts).toBe(1);
  });

  test('gives up after ten seconds', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_001);
    const failing = retryWhileBusy(() => Promise.reject(BUSY));
    await expect(failing).rejects.toThrow(StorageUnavailable);
    await expect(failing).rejects.toThrow('locked by another process for 10 seconds');
  });
});
