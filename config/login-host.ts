/**
 * Which requests are for the embedded OpenID provider (AUTH-02): by the host that the settings give it,
 * or from this very machine, on which the site asks for tokens behind the browser's back.
 */
import { PROVIDER_PATH } from './login-settings.ts';
import { sameHost, splitHost } from './market-of-host.ts';
import type { Settings } from './settings.ts';

type LoginHostSettings = Pick<Settings, 'login' | 'mode'>;

/**
 * Whether the host is the embedded provider's. In demonstration mode the port does not matter, as with
 * the markets' hosts.
 */
export function isLoginHost(
  host: string | null | undefined,
  { login, mode }: LoginHostSettings,
): boolean {
  if (!host || !login.isEmbedded) return false;
  const configured = new URL(login.issuer);
  return mode === 'live' ? sameHost(host, configured) : splitHost(host)[0] === configured.hostname;
}

/** Whether the host is the one by which the site reaches its own provider. */
export function isBackChannelHost(
  host: string | null | undefined,
  { login }: Pick<Settings, 'login'>,
): boolean {
  const { token } = login.endpoints;
  if (!host || !login.isEmbedded || token === null) return false;
  return sameHost(host, new URL(token));
}

/** Whether the path belongs to the embedded provider, whatever the host. */
export function isProviderPath(path: string): boolean {
  return path === PROVIDER_PATH || path.startsWith(`${PROVIDER_PATH}/`);
}
