import { setTimeout as delay } from 'node:timers/promises';
import { lockDeadline } from '../lock-limit.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { isBusy } from './sqlite-errors.ts';

/** How long SQLite itself waits for a lock; the event loop stands still meanwhile. */
export const BUSY_TIMEOUT_MS = 250;
const SHORTEST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 40;

export interface Clock {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}
const CLOCK: Clock = { now: () => performance.now(), pause: delay };

/** How many callers of this process wait for a lock now. */
let waiting = 0;

/**
 * Runs `attempt` until no other process holds the lock that it needs, or until `lockDeadline`.
 *
 * The first attempt lets SQLite wait, which is fair to short writes. Later ones are told to wait for
 * nothing and pause outside, by chance differently long, so that requests go on being answered; so are
 * those that begin while another waits already: standing still once tells all of them.
 *
 * @throws StorageUnavailable when the time is over
 */
export async function retryWhileBusy<Result>(
  attempt: (busyTimeoutMs: number) => Promise<Result>,
  clock: Clock = CLOCK,
): Promise<Result> {
  const start = clock.now();
  const deadline = lockDeadline(start);
  let busyTimeoutMs = waiting > 0 ? 0 : BUSY_TIMEOUT_MS;
  let isWaiting = false;
  try {
    for (;;) {
      try {
        return await attempt(busyTimeoutMs);
      } catch (error) {
        if (!isBusy(error)) throw error;
        const left = deadline - clock.now();
        if (left <= 0) throw locked(clock.now() - start, error);
        if (!isWaiting) waiting += 1;
        isWaiting = true;
        busyTimeoutMs = 0;
        const pauseMs = SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
        await clock.pause(Math.min(pauseMs, left));
      }
    }
  } finally {
    if (isWaiting) waiting -= 1;
  }
}

function locked(waitedMs: number, cause: unknown): StorageUnavailable {
  const seconds = (waitedMs / 1000).toFixed(1);
  return new StorageUnavailable(
    `The SQLite database was locked by another process for ${seconds} seconds.`,
    cause,
  );
}
