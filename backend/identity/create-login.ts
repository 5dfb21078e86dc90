/**
 * What a site needs of the database to log people in: its sessions, and the embedded provider where no
 * other is configured (AUTH-02, AUTH-03). The database is the backend's, or with a remote backend one
 * that is opened for this alone.
 */
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Settings } from '../../config/settings.ts';
import { mailPages } from '../mail/mail-pages.ts';
import { startMailSender } from '../mail/mail-sender.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { createIdentity, type IdentityOptions } from './create-identity.ts';
import {
  DEMONSTRATION_PEOPLE,
  refuseDemonstrationDatabase,
  type DemonstrationPerson,
} from './demonstration-account.ts';
import type { IdentityEnvironment } from './identity-environment.ts';
import {
  claimSessionRefresh,
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfLogin,
  deleteSessionsOfPerson,
  endSessionRefresh,
  findSession,
  replaceSessionData,
  saveSession,
  type StoredSession,
} from '../storage/queries/account-sessions.ts';
import { revokeGrantsOfAccount } from '../storage/queries/identity-records.ts';
import { deleteAccount } from '../storage/queries/own-account.ts';

const SWEEP_MS = 60 * 60_000;

export interface Login {
  readonly sessions: ReturnType<typeof createSessionStore>;
  /** Null where another provider is configured. */
  readonly identity: Hono<IdentityEnvironment> | null;
  /** Its mails, for demonstration mode; null where the backend has them. */
  readonly mailPages: Hono | null;
  /** Whom one may log in as in demonstration mode; empty where nobody was made up. */
  readonly demonstrationPeople: readonly DemonstrationPerson[];
  readonly close: () => Promise<void>;
}

export interface LoginOptions {
  readonly settings: IdentityOptions['settings'] &
    Pick<Settings, 'dataFolder' | 'databaseUrl' | 'mail'>;
  readonly log: Logger;
  /** The backend's, which it closes itself; null with a remote backend. */
  readonly storage: Storage | null;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** @throws StorageUnavailable, WrongSetting */
export async function createLogin({
  settings,
  log,
  storage: shared,
  now = Date.now,
}: LoginOptions): Promise<Login> {
  const storage = shared ?? (await openStorage(settings));
  if (!shared) await storage.migrate();
  const { isEmbedded } = settings.login;
  if (!isEmbedded && !settings.hasInventedAccounts) await refuseDemonstrationDatabase(storage);
  const identity = isEmbedded ? await createIdentity({ settings, storage, log, now }) : null;
  const sessions = createSessionStore(storage);
  // The backend sends what is in its own database.
  const mailSender =
    !shared && identity
      ? startMailSender({
          storage,
          log,
          smtpUrl: settings.mail.smtpUrl,
          from: settings.mail.from,
          secret: settings.sessionSecret,
          now,
        })
      : null;
  const sweep = setInterval(() => {
    sessions
      .removeExpired(now())
      .catch((error: unknown) => log.error({ err: error }, 'expired sessions not deleted'));
  }, SWEEP_MS);
  sweep.unref();
  return {
    sessions,
    identity: identity?.app ?? null,
    mailPages: mailSender && mailPages(storage, settings.sessionSecret),
    demonstrationPeople: isEmbedded && settings.hasInventedAccounts ? DEMONSTRATION_PEOPLE : [],
    close: async () => {
      clearInterval(sweep);
      identity?.close();
      await mailSender?.close();
      if (!shared) await storage.close();
    },
  };
}

// Sessions of the site in our database; the site itself knows no storage (AUTH-03, SEC-05).

/** What the site asks of it: `app/auth/session-store.ts` says the same, and `server.ts` joins them. */
export function createSessionStore({ db, inTransaction }: Pick<Storage, 'db' | 'inTransaction'>) {
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
    replaceData: (
      tokenHash: string,
      data: { readonly before: StoredSession['data']; readonly after: StoredSession['data'] },
    ) => replaceSessionData(db, tokenHash, data),
    remove: (tokenHash: string) => deleteSession(db, tokenHash),
    removeLogin: (tokenHash: string) => deleteSessionsOfLogin(db, tokenHash),
    removePerson: (tokenHash: string) =>
      inTransaction(async (transaction) => {
        const session = await deleteSession(transaction, tokenHash);
        // In the backend's own database they have gone with the account.
        if (!session) return;
        const { accountId, personKey } = session;
        if (personKey !== null) await deleteSessionsOfPerson(transaction, personKey);
        if (accountId === null) return;
        await revokeGrantsOfAccount(transaction, accountId);
        await deleteAccount(transaction, accountId);
      }),
    removeExpired: (now: number) => deleteExpiredSessions(db, now),
  };
}
