/**
 * The session of a request: found by its cookie, with fresh tokens (AUTH-03, SEC-05). Pages learn only here who is
 * logged in, so that they stay cacheable for everybody else.
 */
import type { AppLoadContext } from '@remix-run/node';
import { allowsStatistics } from '../cookies/consent.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { RootData } from '../i18n/site.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { withTimeout } from './login-errors.ts';
import { refreshIfDue } from './refresh-session.server.ts';
import { hashOfToken, sessionTokenOf } from './session-cookie.server.ts';
import { accountId, parseSessionData, type Session } from './session-data.server.ts';

/** After this the page is rendered as for a visitor; a token refresh in progress is still saved. */
const READ_TIMEOUT_MS = 1_000;

const sessions = new WeakMap<AppLoadContext, Promise<Session | null>>();

/** The session, or null for a visitor and while the privacy policy waits. Read once per request. Never rejects. */
export async function sessionOf(request: Request, context: AppLoadContext): Promise<Session | null> {
  const session = await storedSessionOf(request, context);
  return session?.data.mustAcceptPrivacy ? null : session;
}

/** The session of who has to accept the privacy policy first; null otherwise. */
export async function pendingSessionOf(
  request: Request,
  context: AppLoadContext,
): Promise<Session | null> {
  const session = await storedSessionOf(request, context);
  return session?.data.mustAcceptPrivacy ? session : null;
}

/** Asks users/me again after a change (branch `users`). */
export async function reloadUser(_request: Request, _context: AppLoadContext): Promise<void> {}

function storedSessionOf(request: Request, context: AppLoadContext): Promise<Session | null> {
  let session = sessions.get(context);
  if (!session) {
    session = withTimeout(readSession(request, context), READ_TIMEOUT_MS).catch(() => {
      (context.log ?? siteLog()).error('session not read in time');
      return null;
    });
    sessions.set(context, session);
  }
  return session;
}

/** The person whom pages greet (LAY-03). */
export async function userOf(request: Request, context: AppLoadContext): Promise<RootData['user']> {
  const session = await sessionOf(request, context);
  if (!session) return null;
  const { name, picture } = session.data;
  const isCounted = allowsStatistics(request.headers.get('cookie'));
  return {
    name,
    picture,
    ...(isCounted && { accountId: accountId(session.data, siteSettings().sessionSecret) }),
  };
}

async function readSession(request: Request, context: AppLoadContext): Promise<Session | null> {
  const { sessions: store } = context;
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const token = sessionTokenOf(request, settings.origins[market.id].startsWith('https:'));
  if (!store || !token) return null;
  const log = context.log ?? siteLog();
  try {
    const now = context.now ?? Date.now;
    const stored = await store.find(hashOfToken(token), now());
    const data = stored && parseSessionData(stored.data);
    // A session from a provider that is no longer configured is not valid.
    if (!stored || !data || data.issuer !== settings.login.issuer) return null;
    const session = { tokenHash: stored.tokenHash, data };
    return await refreshIfDue(session, { store, settings, market, log, now });
  } catch (error) {
    // Without the session database the site still works as for a visitor.
    log.error({ err: error }, 'session not read');
    return null;
  }
}
