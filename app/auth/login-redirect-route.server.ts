/** `/login/redirect`: the provider's answer becomes a session, with a new id (AUTH-01, SEC-05). */
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { completeLogin } from './complete-login.server.ts';
import { endedAttemptCookies, rememberedReturn } from './login-attempt.server.ts';
import { LoginRefused, ProviderUnavailable } from './login-faults.ts';
import { loginProblem } from './login-problem.server.ts';
import { returnPath } from './return-path.ts';
import {
  hashOfToken,
  newSessionToken,
  SESSION_LIFE_MS,
  sessionCookie,
  sessionTokenOf,
} from './session-cookie.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const isSecure = settings.origins[market.id].startsWith('https:');
  const log = context.log ?? siteLog();
  const now = (context.now ?? Date.now)();

  const state = new URL(request.url).searchParams.get('state') ?? '';
  const wish = rememberedReturn(request, state, isSecure);
  const returnTo = returnPath(wish, settings.origins, market.id);
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of endedAttemptCookies(request, state, isSecure)) {
    headers.append('set-cookie', cookie);
  }

  try {
    const store = context.sessions;
    if (!store) throw new ProviderUnavailable('Nothing keeps sessions here');
    const session = await completeLogin(request, { market, now }, settings);
    // Whatever id the browser came with ends here: one that was planted, too.
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
    // Who presses "Cancel" at the provider goes on where he was.
    if (isRefused && error.reason === 'access_denied') return redirect(returnTo, { headers });
    const reason = isRefused ? error.reason : error instanceof Error ? error.name : 'unknown';
    log.warn({ event: 'login-refused', market: market.id, reason }, 'login came to nothing');
    const problem = await loginProblem(isRefused ? 'failed' : 'unavailable', { market, returnTo });
    if (!isRefused) headers.set('retry-after', '5');
    return data(problem, { status: isRefused ? 400 : 503, headers });
  }
}
