/** Who a session's person is, as the account API says it: stored in the session, or the end of it (AUTH-04, AUTH-05). */
import type { Market } from '../../domain/market.ts';
import type { Settings } from '../../config/settings.ts';
import { accountAddress } from './account-address.ts';
import type { AccountAnswer } from './account-api.server.ts';
import { endedPath } from './login-ended.ts';
import { parseSessionData, type Session, type SessionData } from './session-data.server.ts';
import type { SessionStore } from './session-store.ts';

/** The session's data after an answer that does not end it. */
export function withAnswer(data: SessionData, answer: AccountAnswer): SessionData {
  if (answer.kind === 'user') return { ...data, user: answer.user, mustAcceptPrivacy: null };
  if (answer.kind === 'privacy') return { ...data, user: null, mustAcceptPrivacy: answer.userId };
  return data;
}

export interface UpdatedUser {
  /** Null where the answer has ended it, or somebody has logged out meanwhile. */
  readonly session: Session | null;
  readonly answer: AccountAnswer;
}

/** A session changes when its tokens are refreshed, and when somebody changes their account in two tabs. */
const MOST_ATTEMPTS = 5;

/**
 * Asks who the session's person is, and stores the answer. Where the session has changed meanwhile it asks again: so the
 * answer that stays is never older than the last change.
 *
 * @param ask with the session's access token
 */
export async function updateUser(
  tokenHash: string,
  {
    store,
    ask,
    now,
  }: {
    readonly store: SessionStore;
    readonly ask: (accessToken: string) => Promise<AccountAnswer>;
    /** Milliseconds since 1970. */
    readonly now: () => number;
  },
): Promise<UpdatedUser> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await store.find(tokenHash, now());
    const data = stored && parseSessionData(stored.data);
    if (!stored || !data) return { session: null, answer: { kind: 'unavailable' } };
    const answer = await ask(data.accessToken);
    if (answer.kind === 'ended') {
      await store.remove(tokenHash);
      return { session: null, answer };
    }
    const after = withAnswer(data, answer);
    const isStored = await store.replaceData(tokenHash, { before: stored.data, after });
    if (isStored || attempt === MOST_ATTEMPTS)
      return { session: { tokenHash, data: after }, answer };
  }
}

/**
 * Where an answer leads: a page that says why a login has ended, or the one on which the privacy policy is accepted. Null
 * where the person goes on to where they wanted.
 *
 * @param returnTo a path of the market's site
 */
export function leadsElsewhere(
  answer: AccountAnswer,
  returnTo: string,
  settings: Pick<Settings, 'accountUrl' | 'origins'>,
  market: Market,
): string | null {
  if (answer.kind === 'ended') return endedPath(answer.reason);
  return answer.kind === 'privacy' ? communicationsAddress(returnTo, settings, market) : null;
}

/** The page of the account area, or of the account site, on which the privacy policy is accepted (AUTH-05). */
export function communicationsAddress(
  returnTo: string,
  { accountUrl, origins }: Pick<Settings, 'accountUrl' | 'origins'>,
  market: Market,
): string {
  const address = accountAddress('account-communications', accountUrl);
  const path = accountUrl === null ? returnTo : origins[market.id] + returnTo;
  return `${address}&${new URLSearchParams({ returnTo: path })}`;
}
