/** Codes that prove an address, the last one for each browser and purpose (CODE-01, SEC-07). */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { OneTimeCodesTable } from '../tables/account-tables.ts';
import type { Executor } from './executor.ts';

export type StoredCode = Selectable<OneTimeCodesTable>;
export interface CodePlace {
  readonly purpose: string;
  readonly browser_hash: string;
}

export async function findCode(db: Executor, place: CodePlace): Promise<StoredCode | null> {
  const row = await db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('browser_hash', '=', place.browser_hash)
    .where('purpose', '=', place.purpose)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the code that stood there. */
export async function replaceCode(
  db: Executor,
  code: Omit<StoredCode, 'id' | 'used_at'> & Partial<Pick<StoredCode, 'id' | 'used_at'>>,
): Promise<void> {
  const row = { id: randomUUID(), used_at: null, ...code };
  await db
    .insertInto('one_time_codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['browser_hash', 'purpose']).doUpdateSet(row))
    .execute();
}

/** Takes one of the attempts before anything is compared: of many at once only as many as there are. */
export async function takeAttempt(
  db: Executor,
  place: CodePlace,
  now: number,
): Promise<StoredCode | null> {
  const row = await db
    .updateTable('one_time_codes')
    .set((code) => ({ attempts_left: code('attempts_left', '-', 1) }))
    .where('browser_hash', '=', place.browser_hash)
    .where('purpose', '=', place.purpose)
    .where('attempts_left', '>', 0)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Uses the code up; false where another request was first. */
export async function useCode(
  db: Executor,
  id: string,
  { now, provenUntil }: { readonly now: number; readonly provenUntil: number },
): Promise<boolean> {
  const row = await db
    .updateTable('one_time_codes')
    .set({ used_at: now, expires_at: provenUntil })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false where there was none, or another request was first */
export async function deleteCode(db: Executor, place: CodePlace): Promise<boolean> {
  const row = await db
    .deleteFrom('one_time_codes')
    .where('browser_hash', '=', place.browser_hash)
    .where('purpose', '=', place.purpose)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends what other browsers have asked for or proven with the address. */
export async function deleteCodesOfOthers(
  db: Executor,
  email: string,
  { browser_hash }: Pick<CodePlace, 'browser_hash'>,
): Promise<void> {
  await db
    .deleteFrom('one_time_codes')
    .where('email', '=', email)
    .where('browser_hash', '!=', browser_hash)
    .execute();
}

export async function deleteExpiredCodes(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
}
