/** People who can log in, at the embedded OpenID provider (AUTH-02) or at another one (AUTH-04). */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { MarketId } from '../../../domain/market.ts';
import type { AccountRole, AccountsTable } from '../tables/account-tables.ts';
import type { Executor } from './executor.ts';

export interface Account {
  readonly id: string;
  /** As `normaliseEmail` writes it; null where another provider knows the person, and has checked none. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Null where no password was ever set. */
  readonly passwordHash: string | null;
  readonly role: AccountRole;
  readonly marketId: MarketId;
  readonly isConfirmed: boolean;
  readonly acceptsMarketing: boolean;
  /** Date of the privacy policy that was accepted last; null where none was. */
  readonly privacyVersion: string | null;
}

export async function findAccountById(db: Executor, id: string): Promise<Account | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? accountOfRow(row) : null;
}

/** @param email as `normaliseEmail` writes it */
export async function findAccountByEmail(db: Executor, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? accountOfRow(row) : null;
}

/** Whether an account has the very hash, which no two passwords of travellers have in common. */
export async function hasAccountOfPassword(db: Executor, passwordHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves an account unless its e-mail address has one; its ID, or null where it was not saved. */
export async function saveFirstAccount(
  db: Executor,
  account: Omit<Account, 'id'>,
  now: number,
): Promise<string | null> {
  const row = await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      role: account.role,
      market_id: account.marketId,
      accepts_marketing: account.acceptsMarketing ? 1 : 0,
      confirmed_at: account.isConfirmed ? now : null,
      privacy_version: account.privacyVersion,
      privacy_accepted_at: account.privacyVersion === null ? null : now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Notes which privacy policy somebody has accepted of whom it was not known. */
export async function acceptFirstPrivacyPolicy(
  db: Executor,
  id: string,
  privacyVersion: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ privacy_version: privacyVersion, privacy_accepted_at: now })
    .where('id', '=', id)
    .where('privacy_version', 'is', null)
    .execute();
}

/** Notes that the address is proven, if it was not before. */
export async function confirmAccount(db: Executor, id: string, now: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function setPassword(
  db: Executor,
  id: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export function accountOfRow(row: Selectable<AccountsTable>): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    role: row.role,
    marketId: row.market_id,
    isConfirmed: row.confirmed_at !== null,
    acceptsMarketing: row.accepts_marketing === 1,
    privacyVersion: row.privacy_version,
  };
}
