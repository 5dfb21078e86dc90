import { secretPathOf } from '../../contract/secret-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { safeReturnPath } from '../seo/redirect-target.ts';

const LOGIN_PATH = /^\/log(in|out)([/?#.]|$)/;

/** Of logging in and out: whoever returned there would log out, or go in a circle. */
export function isLoginPath(path: string): boolean {
  return LOGIN_PATH.test(path);
}

/**
 * The path is stored in one cookie for each login attempt, and several of them must not fill a request's headers: so
 * many characters as the cookie has, where each letter that is none of ASCII takes up to fifteen.
 */
const LONGEST_STORED = 500;

function isTooLong(path: string): boolean {
  return encodeURIComponent(path).length > LONGEST_STORED;
}

/**
 * The path that a login returns to. It is the home page when the requested path is missing, too long, on another
 * site (AUTH-01, SEC-03) or a secret address, which must not be stored in a cookie (SEC-09).
 */
export function returnPath(
  wish: string | null | undefined,
  origins: Readonly<Record<MarketId, string>>,
  marketId: MarketId,
): string {
  if (!wish || wish.length > LONGEST_STORED) return '/';
  const path = safeReturnPath(wish, origins, marketId);
  return isTooLong(path) || secretPathOf(path) || isLoginPath(path) ? '/' : path;
}

/** The address that starts a login and returns to the path, or home under the rules of `returnPath` (SEC-09). */
export function loginPath(returnTo: string): string {
  const isHome =
    returnTo === '/' || isTooLong(returnTo) || secretPathOf(returnTo) || isLoginPath(returnTo);
  return isHome ? '/login' : `/login?${new URLSearchParams({ returnTo })}`;
}
