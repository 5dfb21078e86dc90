/** Where a redirect may lead: this site, or another host of the configuration (SEC-03). */
import { isTargetPath } from '../../contract/site-path.ts';
import type { MarketId } from '../../domain/market.ts';

/**
 * The target as a path of this site or an address of a configured host, or null when it leads anywhere
 * else. `//evil`, `/\evil`, `/%2fevil`, control characters and other schemes are refused.
 */
export function safeRedirectTarget(
  target: string,
  origins: Readonly<Record<MarketId, string>>,
  marketId: MarketId,
): string | null {
  // A browser drops tabs and newlines and reads a backslash as a slash; so nothing of the kind passes.
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\\\u007f]/.test(target)) return null;
  // Without its slashes a browser reads the scheme as another site's, or as nothing: by what it stands on.
  if (/^https?:(?!\/\/)/i.test(target)) return null;
  const own = origins[marketId];
  let url: URL;
  try {
    url = new URL(target, own);
  } catch {
    return null;
  }
  // A blob has the origin of its maker, and leads nowhere.
  if (!/^https?:$/.test(url.protocol)) return null;
  if (!Object.values(origins).includes(url.origin) || url.username || url.password) return null;
  // `/.//evil` resolves to this origin with the path `//evil`, which a Location header would not keep.
  if (!isTargetPath(url.pathname)) return null;
  return url.origin === own ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** Addresses that only take forms: a visitor who is led there gets an error. */
const FORM_ADDRESSES = /^\/(?:alerts|banner-bars|currency|saved)\/?(?:[?#]|$)/i;

/**
 * The path of this site that a form or a login returns to; the home page when the requested one is on another
 * site or takes only forms (SEC-03).
 */
export function safeReturnPath(
  wish: string,
  origins: Readonly<Record<MarketId, string>>,
  marketId: MarketId,
): string {
  const target = safeRedirectTarget(wish, origins, marketId);
  return target?.startsWith('/') && !FORM_ADDRESSES.test(target) ? target : '/';
}
