/**
 * `/login/redirect`: where the identity provider sends people back to. Its answer becomes a session with a new
 * ID (AUTH-01, SEC-05).
 */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { logSecurityEvent } from '../../config/security-log.ts';
import type { Settings } from '../../config/settings.ts';
import { endedAttemptCookies, requestedReturn } from '../auth/login-attempt.server.ts';
import { askUser } from '../auth/account-api.server.ts';
import { LoginRefused, ProviderUnavailable } from '../auth/login-errors.ts';
import { completeLogin } from '../auth/login-flow.server.ts';
import { failedLoginPath } from '../auth/login-problem.server.ts';
import { returnPath } from '../auth/return-path.ts';
import {
  endedSessionCookie,
  hashOfToken,
  newSessionToken,
  SESSION_LIFE_MS,
  sessionCookie,
  sessionTokenOf,
} from '../auth/session-cookie.server.ts';
import {
  loginKeyOf,
  personKeyOf,
  userIdOf,
  type SessionData,
} from '../auth/session-data.server.ts';
import { leadsElsewhere, withAnswer } from '../auth/session-user.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteLog } from '../site-log.server.ts';
import { isSecureSite, siteSettings } from '../site-settings.server.ts';

export { refusePost as action } from '../layout/layout-form.server.ts';
export {
  FormErrorBoundary as ErrorBoundary,
  headers,
  NoPage as default,
} from '../layout/form-error.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const isSecure = isSecureSite(market);
  const log = context.log ?? siteLog();
  const now = (context.now ?? Date.now)();

  const state = new URL(request.url).searchParams.get('state') ?? '';
  const wish = requestedReturn(request, state, isSecure);
  const returnTo = returnPath(wish, settings.origins, market.id);
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of endedAttemptCookies(request, state, isSecure)) {
    headers.append('set-cookie', cookie);
  }

  try {
    const store = context.sessions;
    if (!store) throw new ProviderUnavailable('There is no session store');
    const person = await completeLogin(request, { market, now }, settings);
    const answer = await askUser(person.accessToken, request, context);
    // The session ID that the browser came with ends here, also one that an attacker has planted.
    const previous = sessionTokenOf(request, isSecure);
    if (previous) await store.remove(hashOfToken(previous));
    const target = leadsElsewhere(answer, returnTo, settings, market) ?? returnTo;
    if (answer.kind === 'ended') {
      headers.append('set-cookie', endedSessionCookie(isSecure));
      log.info({ event: 'login-ended', market: market.id, reason: answer.reason }, 'no session');
      return redirect(target, { headers });
    }
    const token = newSessionToken();
    const session = withAnswer(person, answer);
    await store.create(
      {
        tokenHash: hashOfToken(token),
        accountId: storedAccountId(session, settings),
        loginKey: loginKeyOf(session),
        personKey: personKeyOf(session),
        data: session,
        expiresAt: now + SESSION_LIFE_MS,
      },
      now,
    );
    headers.append('set-cookie', sessionCookie(token, isSecure));
    log.info({ event: 'login', market: market.id }, 'logged in');
    return redirect(target, { headers });
  } catch (error) {
    const isRefused = error instanceof LoginRefused;
    // Whoever presses "Cancel" at the provider returns to where they were.
    if (isRefused && error.reason === 'access_denied') return redirect(returnTo, { headers });
    const reason = isRefused ? error.reason : error instanceof Error ? error.name : 'unknown';
    if (isRefused) logSecurityEvent(log, 'login-refused', { market: market.id, reason });
    else log.warn({ event: 'login-unavailable', market: market.id, reason }, 'login failed');
    // A page by another address: this one holds the provider's code and state (SEC-09).
    return redirect(failedLoginPath(isRefused ? 'failed' : 'unavailable', returnTo), { headers });
  }
}

/** Of the database that has the sessions: theirs end with the account. */
function storedAccountId(
  session: SessionData,
  { login, apiBaseUrl, accountApiUrl }: Settings,
): string | null {
  if (login.isEmbedded) return session.subject;
  return apiBaseUrl === null && accountApiUrl === null ? userIdOf(session) : null;
}
