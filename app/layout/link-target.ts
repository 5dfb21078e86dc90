/** Where a link of the layout's data leads. */
import { isExternalAddress, isLinkAddress } from '../../contract/link-address.ts';
import {
  isCustomPageKey,
  isDisabledRoute,
  isNamedRoute,
  pathOf,
  pathPattern,
  type RoutingKey,
} from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';

export interface LinkTarget {
  readonly href: string;
  /** Another site: no client-side navigation. */
  readonly isExternal: boolean;
}

/**
 * The address of a page by its routing key, or an address of its own; null where the market has no such
 * page, the page wants a parameter, or the address is none that a link may have (SEC-03).
 */
export function linkTarget(
  { routingKey, url }: { readonly routingKey?: string; readonly url?: string },
  marketId: MarketId,
): LinkTarget | null {
  if (routingKey !== undefined) {
    const path = pathOfKey(routingKey, marketId);
    return path === null ? null : { href: path, isExternal: false };
  }
  if (url === undefined || !isLinkAddress(url)) return null;
  return { href: url, isExternal: isExternalAddress(url) };
}

function pathOfKey(key: string, marketId: MarketId): string | null {
  if (!isRoutingKey(key) || isDisabledRoute(key, marketId)) return null;
  return pathPattern(key, marketId).includes('{') ? null : pathOf(key, marketId);
}

function isRoutingKey(key: string): key is RoutingKey {
  return isNamedRoute(key) || isCustomPageKey(key);
}
