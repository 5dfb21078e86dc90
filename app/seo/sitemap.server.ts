/**
 * The sitemap of a market (SEO-01): the backend's entries as addresses, and its files as XML (sitemaps.org, with
 * Google's links between languages and images). Both sitemap routes use it.
 */
import type { AppLoadContext } from '@remix-run/node';
import { NAMED_ROUTES } from '../../contract/route-path-table.ts';
import {
  isDisabledRoute,
  isRoutingKey,
  pathOf,
  sitemapQueries,
} from '../../contract/route-paths.ts';
import type { SitemapEntry, SitemapOverview } from '../../contract/sitemap.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { COOKIES_PATH } from '../cookies/cookies-query.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { imageAddress, pageAddress } from './absolute-address.ts';
import { entityTag } from './file-response.server.ts';
import { routeAlternates, sharedPathAlternates } from './route-alternates.ts';

export interface SitemapSite {
  readonly marketId: MarketId;
  readonly origins: Readonly<Record<MarketId, string>>;
  readonly imagesBaseUrl: string;
}

interface SitemapFile {
  readonly address: string;
  /** ISO 8601; null when unknown. */
  readonly changedAt: string | null;
}

interface SitemapUrl extends SitemapFile {
  /** Address of the page by the `hreflang` of each market that has it, its own included. */
  readonly alternates: readonly (readonly [hreflang: string, address: string])[];
  readonly images: readonly string[];
}

export const SITEMAP_TYPE = 'application/xml';

/** A part of every entity tag: raise it when the files are printed in another way. */
const PRINT_VERSION = '2';

export function sitemapSite(request: Request, context: AppLoadContext): SitemapSite {
  const { origins, imagesBaseUrl } = siteSettings();
  return { marketId: marketOfRequest(request, context).id, origins, imagesBaseUrl };
}

/** The entity tag of a sitemap's file, from the version of the backend's entries. */
export function sitemapTag(
  version: string,
  { marketId, origins, imagesBaseUrl }: SitemapSite,
  file: string,
): string {
  return entityTag(
    PRINT_VERSION,
    version,
    marketId,
    imagesBaseUrl,
    ...Object.values(origins),
    file,
  );
}

/** How many files a section has; one of pages at least, since the site has pages that the backend has not. */
export function pageCount(
  section: SitemapOverview['sections'][number]['section'],
  pages: number,
): number {
  return section === 'pages' ? Math.max(1, pages) : pages;
}

type PathByMarket = Readonly<Partial<Record<MarketId, string>>>;

/** The entries that have an address in the market, and the itinerary of each travel. */
export function sitemapUrls(entries: readonly SitemapEntry[], site: SitemapSite): SitemapUrl[] {
  return entries.flatMap((entry) => {
    const images = entry.images.map((image) =>
      imageAddress(image, 1200, { ...site, origin: site.origins[site.marketId] }),
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

/** The itinerary page of a travel. Its pictures are listed with the travel's own page. */
const ITINERARY = 'travels-travel-itinerary';

/** Pages of the site that are not in the backend's list. */
export function ownSitemapUrls(site: SitemapSite): SitemapUrl[] {
  const withQuery = (paths: PathByMarket, query: string) =>
    Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, path + query]));
  const pages = [
    ...NAMED_ROUTES.flatMap((key) =>
      sitemapQueries(key).map((query) => withQuery(routeAlternates(key), query)),
    ),
    sharedPathAlternates(COOKIES_PATH),
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

// Printed by hand, because a library that normalises addresses would give the home page another one than its
// canonical address.
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function printSitemapIndex(files: readonly SitemapFile[]): string {
  const entries = files.map((file) => `<sitemap>${printPlace(file)}</sitemap>\n`);
  return `${HEAD}<sitemapindex ${SITEMAP}>\n${entries.join('')}</sitemapindex>\n`;
}

export function printSitemap(urls: readonly SitemapUrl[]): string {
  const entries = urls.map((url) => `<url>${printUrl(url)}</url>\n`);
  return `${HEAD}<urlset ${SITEMAP} ${XHTML} ${IMAGE}>\n${entries.join('')}</urlset>\n`;
}

function printUrl(url: SitemapUrl): string {
  const links = url.alternates.map(
    ([hreflang, address]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(address)}"/>`,
  );
  const images = url.images.map(
    (image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
  );
  return printPlace(url) + links.join('') + images.join('');
}

function printPlace({ address, changedAt }: SitemapFile): string {
  // The day is all that anybody knows of it: what changed was noticed at the next import.
  const day = changedAt?.slice(0, 'YYYY-MM-DD'.length);
  const changed = day === undefined ? '' : `<lastmod>${escapeXml(day)}</lastmod>`;
  return `<loc>${escapeXml(address)}</loc>${changed}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an element or an attribute of XML. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
