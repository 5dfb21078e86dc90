/** The first half of a login: off to the provider, with state, nonce and PKCE (AUTH-01). */
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { crowdedOutCookies, returnCookie } from './login-attempt.server.ts';
import { openIdProvider } from './open-id-provider.server.ts';
import { authenticatorOf } from './strategies.server.ts';

/**
 * The redirect to the provider.
 * @throws ProviderUnavailable where nobody would answer there
 */
export async function beginLogin(
  request: Request,
  { market, returnTo }: { readonly market: Market; readonly returnTo: string },
  settings: Pick<Settings, 'login' | 'origins'>,
): Promise<Response> {
  const provider = await openIdProvider(settings.login);
  // A redirect to a provider that is down leaves the visitor before a broken page of the browser.
  await provider.reach();
  const origin = settings.origins[market.id];
  const isSecure = origin.startsWith('https:');
  const response = await redirectOf(
    // A request without query begins a login, whatever the visitor's own says.
    authenticatorOf(provider, settings).authenticate(market.id, new Request(`${origin}/login`)),
  );
  const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const headers = new Headers(response.headers);
  headers.append('set-cookie', returnCookie(state, returnTo, isSecure));
  for (const cookie of crowdedOutCookies(request, isSecure)) headers.append('set-cookie', cookie);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: response.status, headers });
}

/** The strategy throws its redirect. */
async function redirectOf(begun: Promise<unknown>): Promise<Response> {
  try {
    await begun;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('A request without state has completed a login');
}
