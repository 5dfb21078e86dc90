/** Which part of the process a request is for: the markets' sites, or the embedded OpenID provider. */
import { isBackChannelHost, isLoginHost, isProviderPath } from '../config/login-host.ts';
import { PROVIDER_PATH } from '../config/login-settings.ts';
import { marketOfHost } from '../config/market-of-host.ts';
import type { Settings } from '../config/settings.ts';
import { isOneClickPath } from '../contract/newsletter-paths.ts';

/** `back-channel` is the site itself, asking its provider from this very machine. */
export type RequestPlace = 'site' | 'login' | 'back-channel';

/** Programs post there; a page never does. */
const PROGRAM_PATHS: readonly string[] = [
  `${PROVIDER_PATH}/token`,
  `${PROVIDER_PATH}/token/revocation`,
];
const BACK_CHANNEL_PATHS: readonly string[] = [
  ...PROGRAM_PATHS,
  `${PROVIDER_PATH}/jwks`,
  `${PROVIDER_PATH}/me`,
];

/** What tells where a request belongs. */
export interface Placed {
  readonly host: string | undefined;
  /** As it came, without the query: an encoded letter makes it another path. */
  readonly path: string;
  readonly isFromOwnMachine: boolean;
}

type PlaceSettings = Pick<Settings, 'mode' | 'origins' | 'login'>;

/** The place, or null where the process has none: the host is unknown, or not the path's own (421). */
export function placeOf(
  { host, path, isFromOwnMachine }: Placed,
  settings: PlaceSettings,
): RequestPlace | null {
  if (isLoginHost(host, settings)) return 'login';
  if (settings.login.isEmbedded && isProviderPath(path)) {
    const isBackChannel = isFromOwnMachine && isBackChannelHost(host, settings);
    return isBackChannel && BACK_CHANNEL_PATHS.includes(path) ? 'back-channel' : null;
  }
  return marketOfHost(host, settings) ? 'site' : null;
}

/**
 * Whether programs post there, so that a request without word of its page is none forged: token and
 * revocation, which are worth nothing without the client's secret, and the newsletter's link to leave, whose
 * token is in the address (NEWS-01).
 */
export function isForPrograms(place: RequestPlace, path: string): boolean {
  return place === 'site' ? isOneClickPath(path) : PROGRAM_PATHS.includes(path);
}
