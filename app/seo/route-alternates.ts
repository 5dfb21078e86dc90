/** The same page in the other markets, for what the route table knows (SEO-01). */
import { isPublicRoute, pathOf, type RoutingKey } from '../../contract/route-paths.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';

/** Path of a route without parameters in each market that has it, and does not hide it (RTE-02, RTE-03). */
export function routeAlternates(key: RoutingKey): Readonly<Partial<Record<MarketId, string>>> {
  const offered = MARKET_IDS.filter((id) => isPublicRoute(key, id));
  return Object.fromEntries(offered.map((id) => [id, pathOf(key, id)]));
}

/** The alternates of a page that has the same path in every market. */
export function sharedPathAlternates(path: string): Readonly<Record<MarketId, string>> {
  return Object.fromEntries(MARKET_IDS.map((id) => [id, path])) as Record<MarketId, string>;
}
