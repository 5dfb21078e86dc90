import { setTimeout as delay } from 'node:timers/promises';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { isBusy } from './sqlite-errors.ts';

/** How long SQLite itself waits for a lock; the event loop stands still meanwhile. */
export const BUSY_TIMEOUT_MS = 250;
/** How long a caller waits in all. */
const LOCK_LIMIT_MS = 10_000;
const SHORTEST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 40;

/**
 * Runs `attempt` until no other process holds the lock that it needs.
 *
 * The first attempt lets SQLite wait, which is fair to short writes. Later ones are told to wait for
 * nothing and pause outside, by chance differently long, so that requests go on being answered.
 *
 * @throws StorageUnavailable after ten seconds.
 */
export async function retryWhileBusy<Result>(
  attempt: (busyTimeoutMs: number) => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  let busyTimeoutMs = BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt(busyTimeoutMs);
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() - start > LOCK_LIMIT_MS) {
        throw new StorageUnavailable(
          `The SQLite database was locked by another process for ${LOCK_LIMIT_MS / 1000} seconds.`,
          error,
        );
      }
    }
    busyTimeoutMs = 0;
    await delay(SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
  }
}
