import type { Settings } from '../../config/settings.ts';
import { canonicalAddress } from '../../contract/resolve-address.ts';
import { isSystemSegment } from '../../contract/system-paths.ts';
import type { Market } from '../../domain/market.ts';
import type { ApiRedirect } from '../api/api-result.ts';
import { safeRedirectTarget } from './redirect-target.ts';
import { withoutNul } from './without-nul.ts';

/** Any other status is no way to send a visitor on. */
const STATUSES: readonly number[] = [301, 302, 307, 308];

export interface RedirectedRequest {
  readonly settings: Pick<Settings, 'origins'>;
  readonly market: Market;
  /** The address that was asked for. */
  readonly url: URL;
}

/**
 * The answer to a visitor where the backend asks for a redirect (RTE-07): as it says, to this site or to
 * another host of the configuration (SEC-03), there to the one address of the page, so that it is one
 * step. 502 for any other target or status, and for the address that was asked for, however it is
 * written: a browser would go round in a circle.
 */
export function obeyedRedirect(
  { status, to }: ApiRedirect,
  { settings: { origins }, market, url }: RedirectedRequest,
): Response {
  const own = origins[market.id];
  const safe = namesPage(to) ? safeRedirectTarget(to, origins, market.id) : null;
  const target = safe === null ? null : oneAddress(new URL(safe, own));
  const isAsked = target?.origin === own && pathAndQuery(target) === pathAndQuery(oneAddress(url));
  if (!target || isAsked || !STATUSES.includes(status)) return new Response(null, { status: 502 });
  const location = target.origin === own ? pathAndQuery(target) + target.hash : target.href;
  return new Response(null, { status, headers: { location } });
}

/** Whether a target is a whole path or address: no text at all, or a query alone, is no wish to go home. */
function namesPage(target: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(target);
}

/** Null for a path that nothing has. What is no page may have capitals that mean something. */
function oneAddress(url: URL): URL | null {
  const isPage = !isSystemSegment(url.pathname.split('/')[1] ?? '');
  const tidy = isPage ? canonicalAddress(url) : new URL(url);
  if (tidy) tidy.search = withoutNul(tidy.search);
  return tidy;
}

function pathAndQuery(url: URL | null): string | null {
  return url && url.pathname + url.search;
}
