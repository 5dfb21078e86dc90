import { MARKETS, type MarketId } from '../../domain/market.ts';

/** Host of a market on the developer's machine, e.g. `it.localhost:40123`. */
export function localHost(marketId: MarketId, port: number): string {
  const { localSubdomain } = MARKETS[marketId];
  return `${localSubdomain ? `${localSubdomain}.` : ''}localhost:${port}`;
}
