/**
 * How long work waits for a lock that another process has on the SQLite file. What a visitor waits for is
 * short: no page takes longer than a second and a half, whatever is down (architecture, Faults). A
 * migration or an import may wait for another process to end its own.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** For all waiting of a request together. */
export const REQUEST_LOCK_LIMIT_MS = 1_000;
/** For what a process does at its start, and for imports. */
export const PATIENT_LOCK_LIMIT_MS = 10_000;

const deadlines = new AsyncLocalStorage<number>();

/** Lets all that `work` does wait so long, counted from now. */
export function limitLockWaits<Result>(limitMs: number, work: () => Result): Result {
  return deadlines.run(performance.now() + limitMs, work);
}

/** When waiting that begins at `now` is to end; by itself, a wait is one of a request. */
export function lockDeadline(now: number): number {
  return deadlines.getStore() ?? now + REQUEST_LOCK_LIMIT_MS;
}
