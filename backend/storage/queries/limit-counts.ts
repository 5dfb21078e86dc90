/**
 * How often something was done within a window that begins with the first time. A table of our own: the stores of
 * rate-limiter-flexible bring drivers of their own, make their tables outside of our migrations, and cannot count
 * in the transaction of what they limit.
 */
import type { Executor } from './executor.ts';

export interface CountedUse {
  readonly keyHash: string;
  readonly amount: number;
  readonly windowMs: number;
}

export interface UseCount {
  readonly keyHash: string;
  /** With this time. */
  readonly count: number;
  /** When the window is over, in ms since 1970. */
  readonly expiresAt: number;
}

/**
 * Counts all uses in one statement, so that of many at once each has a count of its own. In a transaction, others
 * with the same key wait for its end; each takes the keys in the same order, so that no two wait for each other.
 */
export async function countUsesOf(
  db: Executor,
  uses: readonly CountedUse[],
  now: number,
): Promise<UseCount[]> {
  const rows = await db
    .insertInto('limit_counts')
    .values(
      uses
        .toSorted((one, other) => (one.keyHash < other.keyHash ? -1 : 1))
        .map(({ keyHash, amount, windowMs }) => ({
          key_hash: keyHash,
          count: amount,
          expires_at: now + windowMs,
        })),
    )
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(({ eb, ref }) => {
        const isOver = eb('limit_counts.expires_at', '<=', now);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(ref('excluded.count'))
            .else(eb('limit_counts.count', '+', ref('excluded.count')))
            .end(),
          expires_at: eb
            .case()
            .when(isOver)
            .then(ref('excluded.expires_at'))
            .else(ref('limit_counts.expires_at'))
            .end(),
        };
      }),
    )
    .returning(['key_hash', 'count', 'expires_at'])
    .execute();
  return rows.map((row) => ({
    keyHash: row.key_hash,
    count: row.count,
    expiresAt: row.expires_at,
  }));
}

export async function forgetUsesOf(db: Executor, keyHash: string): Promise<void> {
  await db.deleteFrom('limit_counts').where('key_hash', '=', keyHash).execute();
}

export async function deleteExpiredCounts(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('limit_counts').where('expires_at', '<=', now).execute();
}
