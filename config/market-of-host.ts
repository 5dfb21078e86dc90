/** Which market a host name belongs to (MKT-02): by configuration, never by guessing. */
import { MARKETS, MARKET_IDS, type Market } from '../domain/market.ts';
import type { Settings } from './settings.ts';

/**
 * The market that owns the host, or null (which gets 421). Case and a trailing dot do not matter. In
 * demonstration mode the local names always work, whatever port the visitor came by, and any other
 * host shows the site of plain `localhost`, so that a telephone in the same network can look at it.
 */
export function marketOfHost(
  host: string | null | undefined,
  settings: Pick<Settings, 'origins' | 'mode'>,
): Market | null {
  if (!host) return null;
  const [asked] = splitHost(host);
  const found = MARKET_IDS.find((id) => {
    const configured = new URL(settings.origins[id]);
    return settings.mode === 'live'
      ? sameHost(host, configured)
      : configured.hostname === asked || localName(id) === asked;
  });
  if (found) return MARKETS[found];
  return settings.mode === 'live' ? null : MARKETS['en-WE'];
}

function localName(id: Market['id']): string {
  const { localSubdomain } = MARKETS[id];
  return localSubdomain ? `${localSubdomain}.localhost` : 'localhost';
}

/** Whether host and port are those of the address; the protocol's own port may be left out. */
export function sameHost(host: string, configured: URL): boolean {
  const [name, port] = splitHost(host);
  const standard = configured.protocol === 'https:' ? '443' : '80';
  return name === configured.hostname && (port || standard) === (configured.port || standard);
}

/** Name and port, without regard to case and a trailing dot; the port is empty where there is none. */
export function splitHost(host: string): [name: string, port: string] {
  const match = /^(\[[^\]]+\]|[^:]*)(?::(\d+))?$/.exec(host.trim().toLowerCase());
  return [(match?.[1] ?? '').replace(/\.$/, ''), match?.[2] ?? ''];
}
