/** Where a link of the layout's data leads. */
import { isExternalAddress, isLinkAddress } from '../../contract/link-address.ts';
import { isRoutingKey, linkedPath } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';

export interface LinkTarget {
  readonly href: string;
  /** Another site: no client-side navigation. */
  readonly isExternal: boolean;
}

/**
 * The address of a page by its routing key, or an address of its own; null where no link of the
 * market leads to that page (RTE-02, RTE-03), or the address is none that a link may have (SEC-03).
 */
export function linkTarget(
  { routingKey, url }: { readonly routingKey?: string; readonly url?: string },
  marketId: MarketId,
): LinkTarget | null {
  if (routingKey !== undefined) {
    const path = isRoutingKey(routingKey) ? linkedPath(routingKey, marketId) : null;
    return path === null ? null : { href: path, isExternal: false };
  }
  if (url === undefined || !isLinkAddress(url)) return null;
  return { href: url, isExternal: isExternalAddress(url) };
}
