/**
 * How often something may be done: forms by network and by letter box, mails of the whole site (NEWS-01, TRV-13), tries of a
 * password (AUTH-02). The database counts, for all processes together, and holds neither addresses nor networks.
 */
import { createHmac } from 'node:crypto';
import type { Executor } from './storage/queries/executor.ts';
import { countUsesOf, forgetUsesOf } from './storage/queries/limit-counts.ts';

export interface Limit {
  readonly name: string;
  readonly most: number;
  /** How long a count lives from its first use on. */
  readonly windowMs: number;
}

export interface Use {
  readonly limit: Limit;
  /** Of whom or what, such as a network or a letter box; empty for the whole site. */
  readonly of: string;
  /** 1 unless said. */
  readonly amount?: number;
}

export interface CountedUse {
  readonly limit: Limit;
  /** With this use. */
  readonly count: number;
  /** Until its count begins anew. */
  readonly waitMs: number;
}

interface LimitParts {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly secret: string;
}

/**
 * Counts the uses before they are made, so that many at once are no way around a limit. What is refused counts too,
 * unless the transaction that it is counted in is rolled back.
 */
export async function countUses(
  db: Executor,
  uses: readonly Use[],
  { now, secret }: LimitParts,
): Promise<CountedUse[]> {
  const byKey = new Map(uses.map((use) => [keyHashOf(use, secret), use]));
  const counts = await countUsesOf(
    db,
    [...byKey].map(([keyHash, { limit, amount = 1 }]) => ({
      keyHash,
      amount,
      windowMs: limit.windowMs,
    })),
    now,
  );
  return counts.flatMap(({ keyHash, count, expiresAt }) => {
    const limit = byKey.get(keyHash)?.limit;
    return limit ? [{ limit, count, waitMs: expiresAt - now }] : [];
  });
}

/** Of the limits that are passed the one with the longest wait; null where all uses may be made. */
export function passedLimit(counted: readonly CountedUse[]): CountedUse | null {
  const passed = counted.filter(({ limit, count }) => count > limit.most);
  return passed.toSorted((one, other) => other.waitMs - one.waitMs)[0] ?? null;
}

export async function forgetUses(
  db: Executor,
  use: Use,
  { secret }: Pick<LimitParts, 'secret'>,
): Promise<void> {
  await forgetUsesOf(db, keyHashOf(use, secret));
}

/** With a key, since networks and addresses are few enough to be guessed from a bare hash (SEC-09). */
function keyHashOf({ limit, of }: Use, secret: string): string {
  return createHmac('sha256', secret).update(`${limit.name} ${of}`).digest('base64url');
}
