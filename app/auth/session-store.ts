/**
 * Where sessions are kept (SEC-05, AUTH-03). The process hands one in with each request: the site knows
 * no storage, and with a remote backend it has one for this alone.
 */

interface StoredSession {
  /** Of the token in the visitor's cookie, which itself is kept nowhere. */
  readonly tokenHash: string;
  /** The embedded provider's account, with which the session goes; null with any other provider. */
  readonly accountId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** When a request began to refresh the tokens; null while none does. */
  readonly refreshStartedAt: number | null;
  readonly expiresAt: number;
}

export interface SessionStore {
  create(session: Omit<StoredSession, 'refreshStartedAt'>, now: number): Promise<void>;
  /** Null when there is none, or it has expired. */
  find(tokenHash: string, now: number): Promise<StoredSession | null>;
  /**
   * Claims the refresh of the tokens for one request; the session as it is then, or null when another
   * has the claim. A claim that is not ended is free again after `claimMs`.
   */
  claimRefresh(
    tokenHash: string,
    claim: { readonly now: number; readonly claimMs: number },
  ): Promise<StoredSession | null>;
  /** Ends a claim, with new data or without; false when the claim was lost meanwhile. */
  endRefresh(
    tokenHash: string,
    startedAt: number,
    outcome: { readonly data: StoredSession['data'] | null; readonly now: number },
  ): Promise<boolean>;
  /** Ends the session at once; what it was, or null when it was over. */
  remove(tokenHash: string): Promise<StoredSession | null>;
}
