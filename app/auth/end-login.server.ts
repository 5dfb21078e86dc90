/** Where a logout goes on: to the provider, which ends its own session (RP-Initiated Logout 1.0). */
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { ProviderUnavailable } from './login-faults.ts';
import { openIdProvider } from './open-id-provider.server.ts';
import type { SessionData } from './session-data.server.ts';

/** The provider's address that ends its session and leads home; home itself where there is none now. */
export async function logoutTarget(
  session: SessionData,
  market: Market,
  { login, origins }: Pick<Settings, 'login' | 'origins'>,
): Promise<string> {
  try {
    const provider = await openIdProvider(login);
    if (!provider.logoutUrl || session.issuer !== login.issuer) return '/';
    await provider.reach();
    const url = new URL(provider.logoutUrl);
    url.searchParams.set('id_token_hint', session.idToken);
    url.searchParams.set('client_id', login.clientId);
    url.searchParams.set('post_logout_redirect_uri', `${origins[market.id]}/`);
    url.searchParams.set('ui_locales', market.languageTag);
    return url.href;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return '/';
    throw error;
  }
}
