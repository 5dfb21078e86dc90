/** Sessions of people who are logged in (SEC-05, AUTH-03). Their data is the site's own affair. */
import type { Selectable } from 'kysely';
import { fromJson, toJson } from '../stored-values.ts';
import type { AccountSessionsTable } from '../tables/account-tables.ts';
import type { Executor } from './executor.ts';

type SessionData = Readonly<Record<string, unknown>>;

export interface StoredSession {
  readonly tokenHash: string;
  readonly accountId: string | null;
  /** The same for all sessions that came from one login at the provider; null of one from before it was known. */
  readonly loginKey: string | null;
  /** The same for all sessions of one person at their provider; null of one from before it was known. */
  readonly personKey: string | null;
  readonly data: SessionData;
  /** When a refresh of its tokens was claimed; null while there is none under way. */
  readonly refreshStartedAt: number | null;
  readonly expiresAt: number;
}

export async function saveSession(
  db: Executor,
  session: Omit<StoredSession, 'refreshStartedAt'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('account_sessions')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      login_key: session.loginKey,
      person_key: session.personKey,
      data: toJson({ ...session.data }),
      refresh_started_at: null,
      created_at: now,
      last_used_at: now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The session, or null when there is none or it has expired. */
export async function findSession(
  db: Executor,
  tokenHash: string,
  now: number,
): Promise<StoredSession | null> {
  const row = await db
    .selectFrom('account_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? toStoredSession(row) : null;
}

/**
 * Claims the refresh of the session's tokens, so that of many requests one does it (AUTH-03).
 *
 * @param claimMs after which a claim that was not ended is free again
 * @returns the session as it is now, or null when another request has the claim or the session is gone
 */
export async function claimSessionRefresh(
  db: Executor,
  tokenHash: string,
  { now, claimMs }: { readonly now: number; readonly claimMs: number },
): Promise<StoredSession | null> {
  const row = await db
    .updateTable('account_sessions')
    .set({ refresh_started_at: now })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where(({ eb, or }) =>
      or([eb('refresh_started_at', 'is', null), eb('refresh_started_at', '<=', now - claimMs)]),
    )
    .returningAll()
    .executeTakeFirst();
  return row ? toStoredSession(row) : null;
}

/**
 * Ends a claim with new data, or with none where there was nothing to refresh.
 *
 * @param startedAt of the claim; another one's is left alone
 * @returns whether it was still ours
 */
export async function endSessionRefresh(
  db: Executor,
  tokenHash: string,
  startedAt: number,
  { data, now }: { readonly data: SessionData | null; readonly now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('account_sessions')
    .set({
      refresh_started_at: null,
      last_used_at: now,
      ...(data ? { data: toJson({ ...data }) } : {}),
    })
    .where('token_hash', '=', tokenHash)
    .where('refresh_started_at', '=', startedAt)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the session at once; what it was, or null when it was over already. */
export async function deleteSession(
  db: Executor,
  tokenHash: string,
): Promise<StoredSession | null> {
  const row = await db
    .deleteFrom('account_sessions')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
  return row ? toStoredSession(row) : null;
}

/**
 * Ends the session at once, and with it all that came from the same login at the provider, in all markets.
 * @returns what it was, or null when it was over already
 */
export async function deleteSessionsOfLogin(
  db: Executor,
  tokenHash: string,
): Promise<StoredSession | null> {
  const rows = await db
    .deleteFrom('account_sessions')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('token_hash', '=', tokenHash),
        eb(
          'login_key',
          '=',
          selectFrom('account_sessions as ended')
            .select('ended.login_key')
            .where('ended.token_hash', '=', tokenHash),
        ),
      ]),
    )
    .returningAll()
    .execute();
  const ended = rows.find((row) => row.token_hash === tokenHash);
  return ended ? toStoredSession(ended) : null;
}

/**
 * Replaces what a session holds, unless that has changed since it was read; whether it was replaced. A refresh under way
 * is left alone.
 */
export async function replaceSessionData(
  db: Executor,
  tokenHash: string,
  { before, after }: { readonly before: SessionData; readonly after: SessionData },
): Promise<boolean> {
  const row = await db
    .updateTable('account_sessions')
    .set({ data: toJson({ ...after }) })
    .where('token_hash', '=', tokenHash)
    .where('data', '=', toJson({ ...before }))
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of one person at their provider, in all markets and browsers. */
export async function deleteSessionsOfPerson(db: Executor, personKey: string): Promise<void> {
  await db.deleteFrom('account_sessions').where('person_key', '=', personKey).execute();
}

/** Of an account of the embedded provider, in all markets. */
export async function endSessionsOfAccount(db: Executor, accountId: string): Promise<void> {
  await db.deleteFrom('account_sessions').where('account_id', '=', accountId).execute();
}

export async function deleteExpiredSessions(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('account_sessions').where('expires_at', '<=', now).execute();
}

function toStoredSession(row: Selectable<AccountSessionsTable>): StoredSession {
  return {
    tokenHash: row.token_hash,
    accountId: row.account_id,
    loginKey: row.login_key,
    personKey: row.person_key,
    data: fromJson(row.data),
    refreshStartedAt: row.refresh_started_at,
    expiresAt: row.expires_at,
  };
}
