/**
 * The session store (SEC-05, AUTH-03). The process passes one in with each request, because the site itself has no
 * storage; with a remote backend the process opens a database only for this.
 */

interface StoredSession {
  /** Hash of the token in the visitor's cookie; the token itself is not stored. */
  readonly tokenHash: string;
  /** Account of the embedded backend, with which the session is deleted; null where another one has the accounts. */
  readonly accountId: string | null;
  /** The same for all sessions that came from one login at the provider (SEC-05). */
  readonly loginKey: string | null;
  /** The same for all sessions of one person at their provider. */
  readonly personKey: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** When a request started to refresh the tokens; null when none does. */
  readonly refreshStartedAt: number | null;
  readonly expiresAt: number;
}

export interface SessionStore {
  create(session: Omit<StoredSession, 'refreshStartedAt'>, now: number): Promise<void>;
  /** Null when there is none or it has expired. */
  find(tokenHash: string, now: number): Promise<StoredSession | null>;
  /**
   * Claims the refresh of the tokens for one request. Returns the session as it is then, or null when another
   * request has the claim. A claim that is not ended expires after `claimMs`.
   */
  claimRefresh(
    tokenHash: string,
    claim: { readonly now: number; readonly claimMs: number },
  ): Promise<StoredSession | null>;
  /** Ends a claim, with or without new data; false when the claim was lost meanwhile. */
  endRefresh(
    tokenHash: string,
    startedAt: number,
    outcome: { readonly data: StoredSession['data'] | null; readonly now: number },
  ): Promise<boolean>;
  /** Replaces the data beside a refresh, unless it has changed since it was read; whether it was replaced. */
  replaceData(
    tokenHash: string,
    data: { readonly before: StoredSession['data']; readonly after: StoredSession['data'] },
  ): Promise<boolean>;
  /** Deletes all sessions of the same login, and returns this one; null when it was already over. */
  removeLogin(tokenHash: string): Promise<StoredSession | null>;
  /**
   * Deletes all sessions of the person, and their account at the embedded provider where that has a database apart from the
   * backend's (AUTH-07).
   */
  removePerson(tokenHash: string): Promise<void>;
  /** Deletes the session and returns it; null when it was already over. */
  remove(tokenHash: string): Promise<StoredSession | null>;
}
