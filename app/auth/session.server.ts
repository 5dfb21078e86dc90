/**
 * The session of a request: found by its cookie, its tokens fresh (AUTH-03, SEC-05). The one place from
 * which pages learn who is logged in, so that they stay cacheable for everybody else.
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
import { accountId, parseSessionData, type SessionData } from './session-data.server.ts';

export interface Session {
  readonly tokenHash: string;
  readonly data: SessionData;
}

/** Then the page goes out as to a visitor; a refresh of tokens under way is saved all the same. */
const LONGEST_READ_MS = 1_000;

const sessions = new WeakMap<AppLoadContext, Promise<Session | null>>();

/** The session, or null for a visitor. Asked for once in a request, whoever asks. Never rejects. */
export function sessionOf(request: Request, context: AppLoadContext): Promise<Session | null> {
  let session = sessions.get(context);
  if (!session) {
    session = withTimeout(readSession(request, context), LONGEST_READ_MS).catch(() => {
      (context.log ?? siteLog()).error('session not read in time');
      return null;
    });
    sessions.set(context, session);
  }
  return session;
}

/** Whom pages greet (LAY-03). */
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
  const market = marketOfRequest(request);
  const token = sessionTokenOf(request, settings.origins[market.id].startsWith('https:'));
  if (!store || !token) return null;
  const log = context.log ?? siteLog();
  try {
    const now = context.now ?? Date.now;
    const stored = await store.find(hashOfToken(token), now());
    const data = stored && parseSessionData(stored.data);
    // With another provider configured, what this one said counts no more.
    if (!stored || !data || data.issuer !== settings.login.issuer) return null;
    const session = { tokenHash: stored.tokenHash, data };
    return await refreshIfDue(session, { store, settings, market, log, now });
  } catch (error) {
    // Without its database the site is read as by a visitor.
    log.error({ err: error }, 'session not read');
    return null;
  }
}
