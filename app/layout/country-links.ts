/** Links to the same page in the other markets (MKT-09). */
import type { LayoutSettings } from '../../contract/layout.ts';
import { ALL_MARKETS, type Market, type MarketId } from '../../domain/market.ts';

export interface CountryLink {
  readonly market: Market;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Markets that the list leaves out (MKT-09); their own visitors see it with nothing marked. */
const UNLISTED: readonly MarketId[] = ['en-US'];

/**
 * The listed markets, the current one first, each with the address of the page there; where the page
 * has no translation, the market's home. A disabled market is listed on its own site alone.
 */
export function countryLinks(
  marketId: MarketId,
  counterparts: Readonly<Partial<Record<MarketId, string>>>,
  origins: Readonly<Record<MarketId, string>>,
  countries: LayoutSettings['countries'] = {},
): readonly CountryLink[] {
  const isListed = ({ id }: Market) =>
    !UNLISTED.includes(id) && (id === marketId || !countries[id]?.isDisabled);
  return ALL_MARKETS.filter(isListed)
    .map((market) => ({
      market,
      href: origins[market.id] + (counterparts[market.id] ?? '/'),
      isCurrent: market.id === marketId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
