/** What search engines, feed readers and whoever shows a shared address get of each market's site. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { below, from } from '../../app/styles/media.ts';
import { readHtml, type HtmlPage } from '../support/html-page.ts';
import { schemaProblems } from '../support/schema-vocabulary.ts';
import {
  INDEXED_PAGES,
  pathOfPage,
  SITE_PAGES,
  statusOf,
  type SitePage,
} from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { hostOf, originOf, visit } from '../support/visit.ts';

const pagesOf = (marketId: MarketId) =>
  INDEXED_PAGES.filter((page) => statusOf(page, marketId) === 200).map(
    (page) => [page, pathOfPage(page, marketId)] as const,
  );

async function readPage(marketId: MarketId, path: string) {
  const { status, text } = await visit(marketId, path);
  return { status, source: text, html: readHtml(text) };
}

function structuredData(source: string): { '@graph': Record<string, unknown>[] } | null {
  const scripts = [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.length).toBeLessThanOrEqual(1);
  return scripts[0]?.[1] ? JSON.parse(scripts[0][1]) : null;
}

/** The types that a page must tell of. */
const TYPES: Readonly<Partial<Record<SitePage, readonly string[]>>> = {
  home: ['Organization', 'WebSite'],
  travels: ['ItemList'],
  'confirmed departures': ['ItemList'],
  area: ['ItemList'],
  search: ['ItemList'],
  travel: ['TouristTrip,Product', 'BreadcrumbList'],
  itinerary: ['TouristTrip', 'BreadcrumbList'],
  tour: ['TouristTrip,Product', 'BreadcrumbList'],
  coordinator: ['Person', 'BreadcrumbList'],
  wemeet: ['Event'],
};

describe.each(MARKET_IDS)('SEO-01 in the market %s', (marketId) => {
  // Markets share them out, so that each is read in two or three of the seven.
  const share = MARKET_IDS.indexOf(marketId) % 3;
  const shared = pagesOf(marketId).filter((_, index) => index % 3 === share);
  test.each(shared)('structured data of "%s" is valid: %s', async (page, path) => {
    const { source } = await readPage(marketId, path);
    const data = structuredData(source);
    const types = data?.['@graph'].map((thing) => String(thing['@type'])) ?? [];
    expect(types).toEqual(expect.arrayContaining([...(TYPES[page] ?? [])]));
    expect(data ? schemaProblems(data) : []).toEqual([]);
  });

  test('questions are told with their answers', async () => {
    const { source } = await readPage(marketId, pathOf('faqs', marketId));
    const data = structuredData(source);
    const questions = data?.['@graph'].find((thing) => thing['@type'] === 'FAQPage');
    expect(Number((questions?.mainEntity as unknown[] | undefined)?.length)).toBeGreaterThan(5);
    expect(schemaProblems(data)).toEqual([]);
  });

  test('robots.txt names the market’s sitemap, and closes no page', async () => {
    const { status, headers, text } = await visit(marketId, '/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toContain(`Sitemap: ${originOf(marketId)}/sitemap.xml\n`);
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    expect(closed.length).toBeGreaterThan(3);
    for (const [, path] of pagesOf(marketId)) {
      expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
    }
  });

  test('the manifest is in the market’s language, and its icons are there', async () => {
    const { status, headers, text } = await visit(marketId, '/manifest.webmanifest');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({
      lang: MARKETS[marketId].languageTag,
      start_url: '/',
      name: 'Cordata',
    });
    const purposes = manifest.icons.map(
      ({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`,
    );
    expect(purposes).toEqual(
      expect.arrayContaining([
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable',
      ]),
    );
    for (const { src, sizes } of manifest.icons) {
      const icon = await visit(marketId, src);
      expect(icon.status, src).toBe(200);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(icon.body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('MKT-08 the feed has departures that are there, and says which prices are approximate', async () => {
    const { status, headers, text } = await visit(marketId, '/feed.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/rss\+xml/);
    expect(text).toContain(`<language>${MARKETS[marketId].languageTag}</language>`);
    const links = [...text.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(10);
    const { pathname } = new URL(links.at(-1) ?? '');
    expect((await visit(marketId, pathname)).status).toBe(200);
    expect(text).not.toContain('<enclosure');
    const [picture = ''] = /<media:content [^>]*>/.exec(text) ?? [];
    expect(picture).toContain('xmlns:media="http://search.yahoo.com/mrss/"');
    expect(picture).toMatch(
      / url="https?:[^"]+" type="image\/jpeg" medium="image" width="1200" height="630"\/>$/,
    );
    expect(text.match(/<media:content /g)).toHaveLength(links.length - 1);
    const about = (await wordsOf(marketId))('listing:card.about');
    // Nobody pays in dollars (MKT-08).
    expect(text.includes(` · ${about} `)).toBe(MARKETS[marketId].currency === 'USD');
    // The same bytes for the same tours.
    expect((await visit(marketId, '/feed.xml')).text).toBe(text);
  });

  test('the sitemap has every indexed page, each as its canonical address and no other', async () => {
    const urls = await sitemapOf(marketId);
    const addresses = urls.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => new URL(address).host === hostOf(marketId))).toBe(true);
    for (const [page, path] of pagesOf(marketId)) {
      // What one departure's page lists another day is another's; those are looked at below.
      if (page === 'tour that gathers people') continue;
      expect(addresses).toContain(originOf(marketId) + (path === '/' ? '' : path));
    }
    // Some of each kind, as there are many; site/crawl.test.ts looks at all.
    for (const url of everyNth(urls, 120)) {
      const { pathname, search } = new URL(url.address);
      const { status, html } = await readPage(marketId, pathname + search);
      expect([url.address, status]).toEqual([url.address, 200]);
      expect(html.canonical).toBe(url.address);
      expect(html.robots).toBeNull();
      expect([...html.alternates].toSorted()).toEqual([...url.alternates].toSorted());
    }
  });
});

test.each(MARKET_IDS)(
  'CMS-06 SEO-01 in the market %s the page of each country is kept under its own address, and in the menu',
  async (marketId) => {
    const listed = new Set((await sitemapOf(marketId)).map(({ address }) => address));
    const menu = (await readPage(marketId, pathOf('index', marketId))).html.elements.flatMap(
      ({ attributes }) => attributes.get('href') ?? [],
    );
    const { textLocale } = MARKETS[marketId];
    const slugs = CONTENT.pages.flatMap(({ byLocale }) =>
      byLocale.en.country ? (byLocale[textLocale].slug ?? []) : [],
    );
    expect(slugs.length).toBeGreaterThan(40);
    // Each market has others of them, so that all are read.
    const share = MARKET_IDS.indexOf(marketId);
    for (const slug of slugs) {
      const address = `${originOf(marketId)}/${slug}`;
      expect(listed).toContain(address);
      expect(menu).toContain(`/${slug}`);
      if (slugs.indexOf(slug) % MARKET_IDS.length !== share) continue;
      const { status, html } = await readPage(marketId, `/${slug}`);
      expect([slug, status, html.canonical, html.robots]).toEqual([slug, 200, address, null]);
    }
  },
);

interface Listed {
  readonly address: string;
  readonly alternates: ReadonlyMap<string, string>;
  readonly changedAt: string | undefined;
}

async function sitemapOf(marketId: MarketId): Promise<Listed[]> {
  const index = await visit(marketId, '/sitemap.xml');
  expect(index.headers['content-type']).toMatch(/^application\/xml/);
  const files = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = '']) => file);
  const urls: Listed[] = [];
  for (const file of files) {
    const { status, text } = await visit(marketId, new URL(file).pathname);
    expect([file, status]).toEqual([file, 200]);
    for (const [, url = ''] of text.matchAll(/<url>(.*?)<\/url>/gs)) {
      urls.push({
        address: decode(/<loc>([^<]+)/.exec(url)?.[1] ?? ''),
        changedAt: /<lastmod>([^<]+)/.exec(url)?.[1],
        alternates: new Map(
          [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
            ([, hreflang = '', href = '']) => [hreflang, decode(href)],
          ),
        ),
      });
    }
  }
  return urls;
}

function decode(text: string): string {
  return text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function everyNth<Item>(items: readonly Item[], n: number): Item[] {
  return items.filter((_, index) => index % n === 0);
}

describe('SEO-01 the sitemap', () => {
  test('each entry of one market is the alternate of the same one in another', async () => {
    const [it, de] = await Promise.all([sitemapOf('it'), sitemapOf('de')]);
    const german = new Map(de.map((url) => [url.address, url]));
    for (const url of it) {
      const there = url.alternates.get(MARKETS.de.hreflang);
      if (there === undefined) continue;
      expect(german.get(there)?.alternates.get(MARKETS.it.hreflang), there).toBe(url.address);
    }
  });

  test('says when pages changed, not when it was asked for', async () => {
    const times = (await sitemapOf('it')).flatMap(({ changedAt }) => changedAt ?? []);
    expect(times.length).toBeGreaterThan(100);
    for (const time of times) expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
  });

  test('is not sent again to who has it', async () => {
    for (const path of ['/sitemap.xml', '/sitemap/travels-1.xml', '/feed.xml', '/robots.txt']) {
      const { headers } = await visit('it', path);
      expect([path, headers['cache-control']]).toEqual([path, 'public, no-cache']);
      const again = await visit('it', path, { headers: { 'if-none-match': String(headers.etag) } });
      expect([path, again.status, again.text]).toEqual([path, 304, '']);
      const other = await visit('de', path, { headers: { 'if-none-match': String(headers.etag) } });
      expect([path, other.status]).toEqual([path, 200]);
    }
  });

  test.each(['/sitemap/travels-2.xml', '/sitemap/travels-0.xml', '/sitemap/wishes-1.xml'])(
    'has no %s',
    async (path) => expect((await visit('it', path)).status).toBe(404),
  );
});

const contentOf = (html: HtmlPage, property: string) =>
  html.elements
    .find(({ attributes }) => attributes.get('property') === property)
    ?.attributes.get('content');

describe('SEO-01 what is shown where an address is shared', () => {
  test.each(['home', 'travel', 'coordinator', 'search', 'tour'] as const)(
    'of "%s" is a picture of the size that is said',
    async (page) => {
      const { html } = await readPage('it', pathOfPage(page, 'it'));
      const { pathname } = new URL(contentOf(html, 'og:image') ?? '');
      // As who asks for it does: it takes anything.
      const card = await visit('it', pathname, { headers: { accept: '*/*' } });
      expect(card.status).toBe(200);
      const { width, height, format } = await sharp(card.body).metadata();
      expect(['jpeg', 'png']).toContain(format);
      expect(String(width)).toBe(contentOf(html, 'og:image:width'));
      expect(String(height)).toBe(contentOf(html, 'og:image:height'));
    },
  );

  test.each(['/favicon.ico', '/apple-touch-icon.png'])('%s is answered', async (path) => {
    expect((await visit('de', path)).status).toBe(200);
  });
});

/** Pages that are drawn with a picture at their top; the others have small ones, or none. */
const PAGES_WITH_COVER: ReadonlySet<SitePage> = new Set([
  'home',
  'travels',
  'confirmed departures',
  'sales',
  'area',
  'country',
  'search',
  'search for travels',
  'search with filters',
  'travel',
  'tour',
  'tour that gathers people',
  'coordinator',
]);

/** The brand's mark, which is the tab's icon too, and the map of a route, which comes last by its priority: who prints has not scrolled to it. */
const NOT_LAZY = /^\/(?:favicon\.svg$|route-maps\/)/;

describe('SEO-02 the picture that is seen first is fetched first', () => {
  test.each(SITE_PAGES)('on "%s", and no other before somebody comes near', async (page) => {
    const { html } = await readPage('it', pathOfPage(page, 'it'));
    const named = (name: string) => html.elements.filter((element) => element.name === name);
    const images = named('img')
      .map(({ attributes }) => attributes)
      .filter((image) => !NOT_LAZY.test(image.get('src') ?? ''));
    const first = images.filter((image) => image.get('fetchpriority') === 'high');
    expect(first.length).toBeLessThanOrEqual(1);
    if (PAGES_WITH_COVER.has(page)) expect(first).toHaveLength(1);
    for (const image of images) {
      const isFirst = first.includes(image);
      expect(image.get('loading'), image.get('src')).toBe(isFirst ? 'eager' : 'lazy');
    }
    const preloads = named('link')
      .map(({ attributes }) => attributes)
      .filter((link) => link.get('as') === 'image');
    const narrow = named('source').map(({ attributes }) => attributes);
    // A drawing of the site's own is one file; of two for one picture, the screen's width lets one count.
    const widths = first.filter((image) => image.has('srcset'));
    const medias = narrow.length > 0 ? [below.large, from.large] : widths.map(() => undefined);
    expect(preloads.map((link) => link.get('media'))).toEqual(medias);
    for (const link of preloads) {
      expect(link.get('fetchpriority')).toBe('high');
      const shown = [...narrow, ...widths].find(
        (each) => each.get('srcset') === link.get('imagesrcset'),
      );
      expect(shown?.get('sizes')).toBe(link.get('imagesizes'));
    }
  });
});
