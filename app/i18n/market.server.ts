/**
 * The market and the path of a request. The edge has resolved both and hands them over in the load context;
 * under `remix-serve`, which has no edge, they are resolved here.
 */
import type { AppLoadContext } from '@remix-run/node';
import { marketOfHost } from '../../config/market-hosts.ts';
import { resolveAddress, type ResolvedAddress } from '../../contract/resolve-address.ts';
import { MARKETS, type Market } from '../../domain/market.ts';
import { siteSettings } from '../site-settings.server.ts';

/** The market of the request's host (MKT-02). */
export function marketOfRequest(request: Request, { address }: AppLoadContext): Market {
  return address?.market ?? marketOfAddress(request.url);
}

/** The market of an address, for callers without a load context. */
export function marketOfAddress(address: string): Market {
  return marketOfHost(new URL(address).host, siteSettings()) ?? MARKETS['en-WE'];
}

/** The market, and what the request's path means there (RTE-05). */
export function addressOfRequest(request: Request, { address }: AppLoadContext): ResolvedAddress {
  if (address) return address;
  const market = marketOfAddress(request.url);
  return resolveAddress(request.url, market);
}
