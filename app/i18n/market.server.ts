/**
 * The market and the path of a request. The edge has resolved both and hands them over in the load context;
 * under `remix-serve`, which has no edge, they are resolved here.
 */
import type { AppLoadContext } from '@remix-run/node';
import { marketOfHost } from '../../config/market-of-host.ts';
import { resolvePath, type ResolvedPath } from '../../contract/resolve-path.ts';
import { MARKETS, type Market } from '../../domain/market.ts';
import { siteSettings } from '../site-settings.server.ts';

/** The market of the request's host (MKT-02). */
export function marketOfRequest(request: Request, { market }: AppLoadContext): Market {
  return market ?? marketOfAddress(request.url);
}

/** The market of an address, for callers without a load context. */
export function marketOfAddress(address: string): Market {
  return marketOfHost(new URL(address).host, siteSettings()) ?? MARKETS['en-WE'];
}

/** What the request's path means in its market (RTE-05); null for a path that is not text. */
export function pathOfRequest(request: Request, context: AppLoadContext): ResolvedPath | null {
  if (context.path !== undefined) return context.path;
  return resolvePath(new URL(request.url), marketOfRequest(request, context).id);
}
