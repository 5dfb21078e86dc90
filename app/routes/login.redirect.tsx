/**
 * `/login/redirect`: where the identity provider sends people back to. Its answer becomes a session with a new
 * ID (AUTH-01, SEC-05). There is a page only for a login that has failed.
 */
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { logSecurityEvent } from '../../config/security-log.ts';
import { endedAttemptCookies, requestedReturn } from '../auth/login-attempt.server.ts';
import { LoginRefused, ProviderUnavailable } from '../auth/login-errors.ts';
import { completeLogin } from '../auth/login-flow.server.ts';
import { loginProblem } from '../auth/login-problem.server.ts';
import { returnPath } from '../auth/return-path.ts';
import {
  hashOfToken,
  newSessionToken,
  SESSION_LIFE_MS,
  sessionCookie,
  sessionTokenOf,
} from '../auth/session-cookie.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';

export { refusePost as action } from '../layout/layout-form.server.ts';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
export { headers, LoginProblemPage as default, meta } from '../auth/login-problem.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const isSecure = settings.origins[market.id].startsWith('https:');
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
    const session = await completeLogin(request, { market, now }, settings);
    // The session ID that the browser came with ends here, also one that an attacker has planted.
    const previous = sessionTokenOf(request, isSecure);
    if (previous) await store.remove(hashOfToken(previous));
    const token = newSessionToken();
    await store.create(
      {
        tokenHash: hashOfToken(token),
        accountId: settings.login.isEmbedded ? session.subject : null,
        data: session,
        expiresAt: now + SESSION_LIFE_MS,
      },
      now,
    );
    headers.append('set-cookie', sessionCookie(token, isSecure));
    log.info({ event: 'login', market: market.id }, 'logged in');
    return redirect(returnTo, { headers });
  } catch (error) {
    const isRefused = error instanceof LoginRefused;
    // Whoever presses "Cancel" at the provider returns to where they were.
    if (isRefused && error.reason === 'access_denied') return redirect(returnTo, { headers });
    const reason = isRefused ? error.reason : error instanceof Error ? error.name : 'unknown';
    if (isRefused) logSecurityEvent(log, 'login-refused', { market: market.id, reason });
    else log.warn({ event: 'login-unavailable', market: market.id, reason }, 'login failed');
    const problem = await loginProblem(isRefused ? 'failed' : 'unavailable', { market, returnTo });
    if (!isRefused) headers.set('retry-after', '5');
    return data(problem, { status: isRefused ? 400 : 503, headers });
  }
}
