import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { ProviderUnavailable } from './login-errors.ts';
import { openIdProvider } from './open-id-provider.server.ts';
import type { SessionData } from './session-data.server.ts';

/**
 * The provider's address that ends its own session and leads home (RP-Initiated Logout 1.0); null when the provider has no
 * such address or cannot be reached.
 *
 * @param session that ends; null where there is none, so that the provider asks first
 */
export async function providerLogout(
  session: Pick<SessionData, 'issuer' | 'idToken'> | null,
  market: Market,
  { login, origins }: Pick<Settings, 'login' | 'origins'>,
): Promise<string | null> {
  if (session && session.issuer !== login.issuer) return null;
  try {
    const provider = await openIdProvider(login);
    if (!provider.logoutUrl) return null;
    // Our own is in this process: a browser that comes to it late still ends its session.
    if (!login.isEmbedded) await provider.reach();
    const url = new URL(provider.logoutUrl);
    if (session) url.searchParams.set('id_token_hint', session.idToken);
    url.searchParams.set('client_id', login.clientId);
    url.searchParams.set('post_logout_redirect_uri', `${origins[market.id]}/`);
    url.searchParams.set('ui_locales', market.languageTag);
    return url.href;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}
