/** What a person reads and changes of their own account (AUTH-07). */
import type { Selectable } from 'kysely';
import type { MarketId } from '../../../domain/market.ts';
import { toFlag } from '../stored-values.ts';
import type { AccountsTable } from '../tables/account-tables.ts';
import type { Executor, WritingTransaction } from './executor.ts';

export type OwnAccount = Selectable<AccountsTable>;

export async function findOwnAccount(db: Executor, id: string): Promise<OwnAccount | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Until the transaction ends nobody else changes what belongs to the account, so that what is counted first stays as
 * it was counted.
 * @returns false where the account is gone
 */
export async function lockAccount(transaction: WritingTransaction, id: string): Promise<boolean> {
  const row = await transaction
    .updateTable('accounts')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What of an account can change; what is left out stays. */
export interface AccountChanges {
  /** Null where there is none. */
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly marketId?: MarketId;
  readonly acceptsMarketing?: boolean;
  /** Date of the privacy policy that is accepted now. */
  readonly privacyVersion?: string;
}

export async function changeAccount(
  db: Executor,
  id: string,
  { firstName, lastName, marketId, acceptsMarketing, privacyVersion }: AccountChanges,
  now: number,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      first_name: firstName,
      last_name: lastName,
      market_id: marketId,
      accepts_marketing: acceptsMarketing === undefined ? undefined : toFlag(acceptsMarketing),
      ...(privacyVersion !== undefined && {
        privacy_version: privacyVersion,
        privacy_accepted_at: now,
      }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Sessions, identities, wishlist and alerts go with it. */
export async function deleteAccount(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute();
}

/** Other providers that know the person, and since when (milliseconds since 1970). */
export async function listIdentities(
  db: Executor,
  accountId: string,
): Promise<{ readonly issuer: string; readonly createdAt: number }[]> {
  return db
    .selectFrom('account_identities')
    .select(['issuer', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

export async function countSessions(db: Executor, accountId: string, now: number): Promise<number> {
  const { sessions } = await db
    .selectFrom('account_sessions')
    .select(({ fn }) => fn.countAll<number | string>().as('sessions'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(sessions);
}
