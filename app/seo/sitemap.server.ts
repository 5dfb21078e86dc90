/**
 * `/sitemap.xml`, which names the files of a market's sitemap, and `/sitemap/{section}-{number}.xml` (SEO-01).
 * A file is a page of the backend's section, so its size is bounded however large the catalogue is.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { isDisabledRoute, isRoutingKey, pathOf } from '../../contract/route-paths.ts';
import {
  SITEMAP_SECTIONS,
  type SitemapEntry,
  type SitemapOverview,
} from '../../contract/sitemap.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { COOKIES_PATH } from '../cookies/cookies-query.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { entityTag, longApi, requireAnswer, taggedAnswer } from './file-answer.server.ts';
import { imageAddress } from './image-address.ts';
import { pageAddress } from './page-address.ts';
import { routeAlternates } from './route-alternates.ts';

const TYPE = 'application/xml';
/** Of the page that also has what the site knows by itself. */
const FIRST_PAGES = 'pages-1';
/** Of what is printed: another one makes other tags. */
const FORM = '1';

export async function loadSitemapIndex({ request, context }: LoaderFunctionArgs) {
  const site = siteOf(request);
  const api = await longApi(request, context);
  const { version, sections } = requireAnswer(await api.sitemap()).data;
  const origin = site.origins[site.marketId];
  const files = sections.flatMap(({ section, pages, changedAt }) =>
    Array.from({ length: atLeastOne(section, pages) }, (_, index) => ({
      address: `${origin}/sitemap/${section}-${index + 1}.xml`,
      changedAt,
    })),
  );
  const tag = tagOf(version, site, 'index');
  return taggedAnswer(request, { tag, type: TYPE }, () => printSitemapIndex(files));
}

export async function loadSitemapFile({ request, context, params }: LoaderFunctionArgs) {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(params.file ?? '') ?? [];
  const section = SITEMAP_SECTIONS.find((each) => each === name);
  if (!section) throw notFound();
  const page = Number(number);
  const site = siteOf(request);
  const api = await longApi(request, context);
  const { version, sections } = requireAnswer(await api.sitemap()).data;
  const found = sections.find((each) => each.section === section);
  if (page > atLeastOne(section, found?.pages ?? 0)) throw notFound();
  const file = `${section}-${page}`;
  const tag = tagOf(version, site, file);
  return taggedAnswer(request, { tag, type: TYPE }, async () => {
    const entries = requireAnswer(await api.sitemapPage(section, page)).data;
    const own = file === FIRST_PAGES ? ownSitemapUrls(site) : [];
    return printSitemap([...sitemapUrls(entries, site), ...own]);
  });
}

/** The site has pages of its own where the backend has none. */
function atLeastOne(section: SitemapOverview['sections'][number]['section'], pages: number) {
  return section === 'pages' ? Math.max(1, pages) : pages;
}

function siteOf(request: Request): SitemapSite {
  const { origins, imagesBaseUrl } = siteSettings();
  return { marketId: marketOfRequest(request).id, origins, imagesBaseUrl };
}

function tagOf(version: string, { marketId, origins, imagesBaseUrl }: SitemapSite, file: string) {
  return entityTag(FORM, version, marketId, imagesBaseUrl, ...Object.values(origins), file);
}

function notFound(): Response {
  return new Response('Not Found', { status: 404 });
}

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
    routeAlternates('search'),
    withQuery(routeAlternates('search'), '?tab=travels'),
    routeAlternates('events-wemeet'),
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

export interface SitemapFile {
  readonly address: string;
  /** ISO 8601; null where nobody knows. */
  readonly changedAt: string | null;
}

export interface SitemapUrl extends SitemapFile {
  /** Address of the page by the `hreflang` of each market that has it, its own included. */
  readonly alternates: readonly (readonly [hreflang: string, address: string])[];
  readonly images: readonly string[];
}

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
  const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
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
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
