import { secretPathOf } from '../../contract/secret-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { wayBack } from '../seo/redirect-target.ts';

/** It travels in a cookie for each login that was begun; a few of them must never fill up a request. */
const LONGEST_PATH = 300;

/**
 * Where a login leads back to: a path of this very site, or home where the wish is missing, leads
 * anywhere else, is longer than an address of ours (AUTH-01, SEC-03), or a secret, which a cookie would hold
 * (SEC-09).
 */
export function returnPath(
  wish: string | null | undefined,
  origins: Readonly<Record<MarketId, string>>,
  marketId: MarketId,
): string {
  if (!wish || wish.length > LONGEST_PATH) return '/';
  const path = wayBack(wish, origins, marketId);
  return secretPathOf(path) ? '/' : path;
}

/** The address that begins a login and leads back to the path; home where `returnPath` would (SEC-09). */
export function loginPath(returnTo: string): string {
  const isHome = returnTo === '/' || returnTo.length > LONGEST_PATH || secretPathOf(returnTo);
  return isHome ? '/login' : `/login?${new URLSearchParams({ returnTo })}`;
}
