/**
 * The session of a request: found by its cookie, with fresh tokens (AUTH-03, SEC-05). Pages learn only here who is
 * logged in, so that they stay cacheable for everybody else.
 */
import { redirectDocument, type AppLoadContext } from '@remix-run/node';
import { allowsStatistics } from '../cookies/consent.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { RootData } from '../i18n/site.ts';
import { siteLog } from '../site-log.server.ts';
import { isSecureSite, siteSettings } from '../site-settings.server.ts';
import { askUser, type AccountAnswer } from './account-api.server.ts';
import { withTimeout } from './login-errors.ts';
import { refreshIfDue } from './refresh-session.server.ts';
import { returnPath } from './return-path.ts';
import { endedSessionCookie, hashOfToken, sessionTokenOf } from './session-cookie.server.ts';
import { accountId, parseSessionData, shownPerson, type Session } from './session-data.server.ts';
import { leadsElsewhere, updateUser } from './session-user.server.ts';

/** After this the page is rendered as for a visitor. */
const READ_TIMEOUT_MS = 1_000;

interface ReadSession {
  readonly session: Session | null;
  /** Of the account API, where this request has asked it. */
  readonly answer: AccountAnswer | null;
  /** Whether there may be a session that cannot be read now. */
  readonly isUnreadable?: boolean;
}
const NO_SESSION: ReadSession = { session: null, answer: null };

const sessions = new WeakMap<AppLoadContext, Promise<ReadSession>>();

/** Read once per request. Never rejects. */
function readOnce(request: Request, context: AppLoadContext): Promise<ReadSession> {
  let reading = sessions.get(context);
  if (!reading) {
    reading = readSession(request, context).catch((error: unknown) => {
      // Without the session database the site still works as for a visitor.
      (context.log ?? siteLog()).error({ err: error }, 'session not read');
      return { ...NO_SESSION, isUnreadable: true };
    });
    sessions.set(context, reading);
  }
  return reading;
}

/**
 * The session, or null for a visitor. Whoever has to accept the privacy policy first is a visitor on every page but the one
 * where they do (AUTH-05). Never rejects.
 */
export async function sessionOf(
  request: Request,
  context: AppLoadContext,
): Promise<Session | null> {
  const { session } = await readOnce(request, context);
  return session?.data.mustAcceptPrivacy === null ? session : null;
}

/** The session of somebody who has to accept the privacy policy first; null of everybody else. Never rejects. */
export async function pendingSessionOf(
  request: Request,
  context: AppLoadContext,
): Promise<Session | null> {
  const { session } = await readOnce(request, context);
  return session?.data.mustAcceptPrivacy === null ? null : session;
}

/** Whether there may be a session that cannot be read now: whoever has one is not to be sent to the login. */
export async function isSessionUnreadable(
  request: Request,
  context: AppLoadContext,
): Promise<boolean> {
  return (await readOnce(request, context)).isUnreadable ?? false;
}

/**
 * Asks anew who is logged in, after they have changed something of their account. Safe beside a refresh of the tokens.
 * Later reads in this request see the result.
 *
 * @returns null where nobody is logged in any more
 */
export async function reloadUser(
  request: Request,
  context: AppLoadContext,
): Promise<Session | null> {
  const { session } = await readOnce(request, context);
  const { sessions: store } = context;
  if (!session || !store) return null;
  const updated = await updateUser(session.tokenHash, {
    store,
    ask: (accessToken) => askUser(accessToken, request, context),
    now: context.now ?? Date.now,
  });
  sessions.set(context, Promise.resolve(updated));
  return updated.session;
}

/**
 * Sends the browser to where the account API's answer leads, if this request has read the session and asked it: at a
 * refresh of the tokens a session may end (AUTH-05, AUTH-06). As a document, since the layout greets the person too.
 *
 * @throws Response a redirect
 */
export async function followAccountAnswer(
  request: Request,
  context: AppLoadContext,
): Promise<void> {
  const reading = sessions.get(context);
  if (!reading) return;
  const { session, answer } = await reading;
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const { pathname, search } = new URL(request.url);
  const returnTo = returnPath(pathname + search, settings.origins, market.id);
  const target = answer && leadsElsewhere(answer, returnTo, settings, market);
  if (target === null) return;
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (!session) {
    headers.set('set-cookie', endedSessionCookie(isSecureSite(market)));
  }
  throw redirectDocument(target, { headers });
}

/** The person whom pages greet (LAY-03). */
export async function userOf(request: Request, context: AppLoadContext): Promise<RootData['user']> {
  const session = await sessionOf(request, context);
  if (!session) return null;
  const { name, picture } = shownPerson(session.data, siteSettings().login.pictureOrigins);
  const isCounted = allowsStatistics(request.headers.get('cookie'));
  return {
    name,
    picture,
    ...(isCounted && { accountId: accountId(session.data, siteSettings().sessionSecret) }),
  };
}

async function readSession(request: Request, context: AppLoadContext): Promise<ReadSession> {
  const { sessions: store } = context;
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const token = sessionTokenOf(request, isSecureSite(market));
  if (!store || !token) return NO_SESSION;
  const log = context.log ?? siteLog();
  const now = context.now ?? Date.now;
  const stored = await withTimeout(store.find(hashOfToken(token), now()), READ_TIMEOUT_MS);
  const data = stored && parseSessionData(stored.data);
  // A session from a provider that is no longer configured is not valid.
  if (!stored || !data || data.issuer !== settings.login.issuer) return NO_SESSION;
  const session = { tokenHash: stored.tokenHash, data };
  let answer: AccountAnswer | null = null;
  const onRefreshed = async (session: Session): Promise<Session | null> => {
    const ask = (accessToken: string) => askUser(accessToken, request, context);
    const updated = await updateUser(session.tokenHash, { store, ask, now });
    answer = updated.answer;
    return updated.session;
  };
  const parts = { store, settings, market, log, now, onRefreshed };
  // Who the person is does not depend on the tokens: a locked database is no logout. What comes later is stored.
  const refreshing = withTimeout(refreshIfDue(session, parts), settings.login.timeoutMs);
  const refreshed = await refreshing.catch((error: unknown) => {
    log.warn({ err: error }, 'tokens not refreshed in time');
    return session;
  });
  return { session: refreshed, answer };
}
