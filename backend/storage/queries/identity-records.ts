/** Records of the embedded OpenID provider, by kind and hashed id. */
import { fromJson, toJson } from '../stored-values.ts';
import type { Executor } from './executor.ts';

export interface IdentityRecord {
  readonly model: string;
  readonly idHash: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly grantId: string | null;
  readonly uid: string | null;
  /** Whose it is; null of a login that is still under way. */
  readonly accountId: string | null;
  readonly expiresAt: number;
}

export interface FoundIdentityRecord {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly consumedAt: number | null;
}

/** Saves a record in the place of one with the same kind and id; what was used up stays so. */
export async function saveIdentityRecord(db: Executor, record: IdentityRecord): Promise<void> {
  const columns = {
    payload: toJson({ ...record.payload }),
    grant_id: record.grantId,
    uid: record.uid,
    account_id: record.accountId,
    expires_at: record.expiresAt,
  };
  await db
    .insertInto('identity_records')
    .values({ model: record.model, id_hash: record.idHash, consumed_at: null, ...columns })
    .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(columns))
    .execute();
}

/** A record by its hashed id, or by its `uid`; null when there is none or it has expired. */
export async function findIdentityRecord(
  db: Executor,
  model: string,
  by: { readonly idHash: string } | { readonly uid: string },
  now: number,
): Promise<FoundIdentityRecord | null> {
  const row = await db
    .selectFrom('identity_records')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(({ eb }) => ('uid' in by ? eb('uid', '=', by.uid) : eb('id_hash', '=', by.idHash)))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { payload: fromJson(row.payload), consumedAt: row.consumed_at } : null;
}

/** Uses a record up. False when it is used up already: of two at once, one gets true. */
export async function consumeIdentityRecord(
  db: Executor,
  model: string,
  idHash: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .updateTable('identity_records')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('id_hash', '=', idHash)
    .where('consumed_at', 'is', null)
    .returning('id_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteIdentityRecord(
  db: Executor,
  model: string,
  idHash: string,
): Promise<void> {
  await db
    .deleteFrom('identity_records')
    .where('model', '=', model)
    .where('id_hash', '=', idHash)
    .execute();
}

/** Deletes what belongs to a grant: codes and tokens are revoked together. */
export async function deleteIdentityRecordsOfGrant(
  db: Executor,
  model: string,
  grantId: string,
): Promise<void> {
  await db
    .deleteFrom('identity_records')
    .where('model', '=', model)
    .where('grant_id', '=', grantId)
    .execute();
}

/** Ends what the provider knows of an account's logins: sessions, grants, codes and tokens. */
export async function revokeGrantsOfAccount(db: Executor, accountId: string): Promise<void> {
  await db.deleteFrom('identity_records').where('account_id', '=', accountId).execute();
}

export async function deleteExpiredIdentityRecords(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('identity_records').where('expires_at', '<=', now).execute();
}
