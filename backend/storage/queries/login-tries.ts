/**
 * Tries to log in, counted within a window that begins with the first. A table of our own: the stores of
 * rate-limiter-flexible bring drivers of their own, and make their tables outside of our migrations.
 */
import type { Executor } from './executor.ts';

export interface LoginTries {
  /** With this one. */
  readonly tries: number;
  /** When the window is over, in ms since 1970. */
  readonly expiresAt: number;
}

/** Counts a try before its password is looked at, so that many at once are no way around the limit. */
export async function countLoginTry(
  db: Executor,
  keyHash: string,
  { now, windowMs }: { readonly now: number; readonly windowMs: number },
): Promise<LoginTries> {
  const fresh = { tries: 1, expires_at: now + windowMs };
  const row = await db
    .insertInto('login_tries')
    .values({ key_hash: keyHash, ...fresh })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(({ eb, ref }) => {
        const isOver = eb('login_tries.expires_at', '<=', now);
        return {
          tries: eb
            .case()
            .when(isOver)
            .then(ref('excluded.tries'))
            .else(eb('login_tries.tries', '+', 1))
            .end(),
          expires_at: eb
            .case()
            .when(isOver)
            .then(ref('excluded.expires_at'))
            .else(ref('login_tries.expires_at'))
            .end(),
        };
      }),
    )
    .returning(['tries', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { tries: row.tries, expiresAt: row.expires_at };
}

/** Forgets the tries of somebody who has shown to know the password. */
export async function forgetLoginTries(db: Executor, keyHash: string): Promise<void> {
  await db.deleteFrom('login_tries').where('key_hash', '=', keyHash).execute();
}

export async function deleteExpiredLoginTries(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('login_tries').where('expires_at', '<=', now).execute();
}
