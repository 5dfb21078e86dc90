/** Sessions of the site in our database; the site itself knows no storage (AUTH-03, SEC-05). */
import {
  claimSessionRefresh,
  deleteExpiredSessions,
  deleteSession,
  endSessionRefresh,
  findSession,
  saveSession,
  type StoredSession,
} from '../storage/queries/account-sessions.ts';
import type { Storage } from '../storage/storage.ts';

/** What the site asks of it: `app/auth/session-store.ts` says the same, and `server.ts` joins them. */
export function createSessionStore({ db }: Pick<Storage, 'db'>) {
  return {
    create: (session: Omit<StoredSession, 'refreshStartedAt'>, now: number) =>
      saveSession(db, session, now),
    find: (tokenHash: string, now: number) => findSession(db, tokenHash, now),
    claimRefresh: (tokenHash: string, claim: { readonly now: number; readonly claimMs: number }) =>
      claimSessionRefresh(db, tokenHash, claim),
    endRefresh: (
      tokenHash: string,
      startedAt: number,
      outcome: { readonly data: StoredSession['data'] | null; readonly now: number },
    ) => endSessionRefresh(db, tokenHash, startedAt, outcome),
    remove: (tokenHash: string) => deleteSession(db, tokenHash),
    removeExpired: (now: number) => deleteExpiredSessions(db, now),
  };
}
