import type { MarketId } from '../../domain/market.ts';
import { wayBack } from '../seo/way-back.ts';

/** It travels in a cookie for each login that was begun; a few of them must never fill up a request. */
const LONGEST_PATH = 300;

/**
 * Where a login leads back to: a path of this very site, or home where the wish is missing, leads
 * anywhere else, or is longer than an address of ours (AUTH-01, SEC-03).
 */
export function returnPath(
  wish: string | null | undefined,
  origins: Readonly<Record<MarketId, string>>,
  marketId: MarketId,
): string {
  if (!wish || wish.length > LONGEST_PATH) return '/';
  return wayBack(wish, origins, marketId);
}

/** The address that begins a login and leads back to the path. */
export function loginPath(returnTo: string): string {
  return returnTo === '/' ? '/login' : `/login?${new URLSearchParams({ returnTo })}`;
}
