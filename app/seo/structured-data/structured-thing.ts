/**
 * What a page is about, in the words of schema.org (SEO-01): `schema-dts` knows the properties of each type
 * when we write it, and a test holds what was written against the vocabulary itself. Loaders make it of what the
 * page shows and nothing else: a search engine that finds more in it than a reader sees takes it for a lie.
 */
import type { Settings } from '../../../config/settings.ts';
import { MARKETS, type Market, type MarketId } from '../../../domain/market.ts';
import { pageAddress, type ImagePlace } from '../absolute-address.ts';

/**
 * Any of them: what makes one names its type of `schema-dts`. The union of all its types is more than the
 * compiler follows through what a loader sends.
 */
export interface StructuredThing {
  readonly '@type': string | readonly string[];
}

/** The site that a page belongs to. */
export interface SiteOfData extends ImagePlace {
  readonly brandName: string;
  readonly market: Market;
}

export function siteOfData(
  { origins, brand, imagesBaseUrl }: Pick<Settings, 'origins' | 'brand' | 'imagesBaseUrl'>,
  marketId: MarketId,
): SiteOfData {
  const market = MARKETS[marketId];
  return { origin: origins[marketId], brandName: brand.name, imagesBaseUrl, market };
}

/** Who offers, employs, invites. */
export function brandReference({ brandName, origin }: SiteOfData) {
  return { '@type': 'Organization', name: brandName, url: pageAddress(origin, '/') } as const;
}

/**
 * What the one script element of a page holds: everything in one graph. Remix writes `<`, `>`, `&` and the line
 * ends of Unicode in it as escapes, so that no text ends the element (SEC-06).
 */
export function graphOf(things: readonly StructuredThing[]) {
  return { '@context': 'https://schema.org', '@graph': [...things] };
}
