/** Who people of another provider are here (AUTH-04). */
import { accountOfRow, type Account } from './accounts.ts';
import type { Executor } from './executor.ts';

/** By which another provider knows a person. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export async function findAccountByIdentity(
  db: Executor,
  { issuer, subject }: Identity,
): Promise<Account | null> {
  const row = await db
    .selectFrom('account_identities')
    .innerJoin('accounts', 'accounts.id', 'account_identities.account_id')
    .selectAll('accounts')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ? accountOfRow(row) : null;
}

/** Notes whose account it is, unless it is somebody's already; whether it was noted. */
export async function saveIdentity(
  db: Executor,
  { issuer, subject }: Identity,
  accountId: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('account_identities')
    .values({ issuer, subject, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
