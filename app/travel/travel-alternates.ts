/** The same travel, itinerary or tour in the other markets (SEO-01, MKT-06). */
import type { NamedRoute } from '../../contract/route-path-table.ts';
import { isDisabledRoute, pathOf } from '../../contract/route-paths.ts';
import { MARKETS, MARKET_IDS, type Language, type MarketId } from '../../domain/market.ts';

export type TravelRoute = Extract<NamedRoute, `travels-travel${string}`>;

/** Path in each market whose language the travel has a slug in. */
export function travelAlternates(
  route: TravelRoute,
  slugs: Readonly<Partial<Record<Language, string>>>,
  parameters: Readonly<Record<string, string>> = {},
): Partial<Record<MarketId, string>> {
  const alternates: Partial<Record<MarketId, string>> = {};
  for (const marketId of MARKET_IDS) {
    const slug = slugs[MARKETS[marketId].language];
    if (slug === undefined || isDisabledRoute(route, marketId)) continue;
    alternates[marketId] = pathOf(route, marketId, { ...parameters, travel: slug });
  }
  return alternates;
}
