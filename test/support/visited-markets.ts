/**
 * Markets that a journey is made in. A change is tried in the first of them, or the first `most`;
 * `npm run test:markets` tries all, which takes too long for each change.
 */
import type { MarketId } from '../../domain/market.ts';

export function visitedMarkets(markets: readonly MarketId[], most = 1): readonly MarketId[] {
  return process.env.ALL_MARKETS ? markets : markets.slice(0, most);
}
