/** Entries of the backend as addresses of a market's site (SEO-01). */
import { NAMED_ROUTES } from '../../../contract/route-path-table.ts';
import {
  isDisabledRoute,
  isRoutingKey,
  pathOf,
  sitemapQueries,
} from '../../../contract/route-paths.ts';
import type { SitemapEntry } from '../../../contract/sitemap.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../../domain/market.ts';
import { COOKIES_PATH } from '../../cookies/cookies-query.ts';
import { imageAddress } from '../image-address.ts';
import { pageAddress } from '../page-address.ts';
import { routeAlternates } from '../route-alternates.ts';
import type { SitemapUrl } from './print-sitemap.ts';

export interface SitemapSite {
  readonly marketId: MarketId;
  readonly origins: Readonly<Record<MarketId, string>>;
  readonly imagesBaseUrl: string;
}

type PathByMarket = Readonly<Partial<Record<MarketId, string>>>;

/** What has an address in the market, a travel's itinerary too; what the site knows no path for is left out. */
export function sitemapUrls(entries: readonly SitemapEntry[], site: SitemapSite): SitemapUrl[] {
  return entries.flatMap((entry) => {
    const images = entry.images.map((image) =>
      imageAddress(image, 1280, { ...site, origin: site.origins[site.marketId] }),
    );
    const { changedAt } = entry;
    return [
      ...urlOf(pathsOf(entry), { changedAt, images }, site),
      ...(entry.routingKey === 'travels-travel'
        ? urlOf(pathsOf({ ...entry, routingKey: ITINERARY }), { changedAt, images: [] }, site)
        : []),
    ];
  });
}

/** A page of each travel, of whose pictures it has some: they are told of with the travel's own page. */
const ITINERARY = 'travels-travel-itinerary';

/** Pages that the site has whatever the backend lists: search engines may keep the lists without filters. */
export function ownSitemapUrls(site: SitemapSite): SitemapUrl[] {
  const withQuery = (paths: PathByMarket, query: string) =>
    Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, path + query]));
  const everywhere = Object.fromEntries(MARKET_IDS.map((id) => [id, COOKIES_PATH]));
  const pages = [
    ...NAMED_ROUTES.flatMap((key) =>
      sitemapQueries(key).map((query) => withQuery(routeAlternates(key), query)),
    ),
    everywhere,
  ];
  return pages.flatMap((paths) => urlOf(paths, { changedAt: null, images: [] }, site));
}

function urlOf(
  paths: PathByMarket,
  facts: Pick<SitemapUrl, 'changedAt' | 'images'>,
  { marketId, origins }: SitemapSite,
): SitemapUrl[] {
  const own = paths[marketId];
  if (own === undefined) return [];
  const alternates = MARKET_IDS.flatMap((id) => {
    const path = paths[id];
    return path === undefined
      ? []
      : [[MARKETS[id].hreflang, pageAddress(origins[id], path)] as const];
  });
  return [{ address: pageAddress(origins[marketId], own), ...facts, alternates }];
}

function pathsOf({ routingKey, parameters }: SitemapEntry): PathByMarket {
  const paths: Partial<Record<MarketId, string>> = {};
  for (const id of MARKET_IDS) {
    const path = parameters[id] && pathIn(id, routingKey, parameters[id]);
    if (path) paths[id] = path;
  }
  return paths;
}

/** Null for a route that the market has switched off, or that the site does not know. */
function pathIn(
  marketId: MarketId,
  routingKey: string | null,
  parameters: Readonly<Record<string, string>>,
): string | null {
  if (routingKey === null) return parameters.slug === undefined ? null : `/${parameters.slug}`;
  if (!isRoutingKey(routingKey) || isDisabledRoute(routingKey, marketId)) return null;
  return pathOf(routingKey, marketId, parameters);
}
