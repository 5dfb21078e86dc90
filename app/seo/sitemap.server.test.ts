import { describe, expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import type { SitemapEntry } from '../../contract/sitemap.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { presentPicture } from '../../backend/images/picture.ts';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import { ownSitemapUrls, printSitemap, printSitemapIndex, sitemapUrls } from './sitemap.server.ts';

const { origins } = readSettings({});
const siteOf = (marketId: MarketId) => ({ marketId, origins, imagesBaseUrl: '' });

const entry = (given: Partial<SitemapEntry>): SitemapEntry => ({
  routingKey: null,
  parameters: {},
  changedAt: null,
  images: [],
  ...given,
});

describe('SEO-01 the addresses of a sitemap', () => {
  test('are those of the market, with the same page in the others', () => {
    const travel = entry({
      routingKey: 'travels-travel',
      parameters: { it: { travel: 'giappone' }, de: { travel: 'japan' } },
    });
    const [url, ...others] = sitemapUrls([travel], siteOf('it'));
    expect(url?.address).toBe('http://it.localhost:3000/viaggi/giappone');
    expect(url?.alternates).toEqual([
      ['it', 'http://it.localhost:3000/viaggi/giappone'],
      ['de', 'http://de.localhost:3000/reisen/japan'],
    ]);
    expect(others.map(({ address }) => address)).toEqual([
      'http://it.localhost:3000/viaggi/giappone/itinerario',
    ]);
    expect(sitemapUrls([travel], siteOf('fr'))).toEqual([]);
  });

  test.each([
    ['a page by its slug', { parameters: { it: { slug: 'bagagli' } } }, '/bagagli'],
    ['the home page', { routingKey: 'index', parameters: { it: {} } }, ''],
    ['a slug that must be encoded', coordinator('a b'), '/coordinatori/a%20b'],
  ])('%s', (_, given, path) => {
    const [url] = sitemapUrls([entry(given)], siteOf('it'));
    expect(url?.address).toBe(`http://it.localhost:3000${path}`);
  });

  test.each([
    ['a page without a slug', { parameters: { it: {} } }],
    ['a route that nobody knows', { routingKey: 'blog', parameters: { it: {} } }],
  ])('%s has none', (_, given) => {
    expect(sitemapUrls([entry(given)], siteOf('it'))).toEqual([]);
  });

  test('RTE-02 a route that is switched off is in no sitemap, and no alternate leads there', () => {
    const addresses = (id: MarketId) => ownSitemapUrls(siteOf(id)).map(({ address }) => address);
    expect(addresses('it')).toContain('http://it.localhost:3000/eventi-wemeet');
    expect(addresses('de').join()).not.toContain('wemeet');
    const [wemeet] = ownSitemapUrls(siteOf('it')).filter(({ address }) => /wemeet/.test(address));
    expect(wemeet?.alternates.map(([hreflang]) => hreflang)).not.toContain('de');
  });

  test('RTE-03 a hidden route is in the sitemap of the market that has it in public alone, without alternates', () => {
    for (const id of MARKET_IDS) {
      const own = ownSitemapUrls(siteOf(id)).filter(({ address }) =>
        address.endsWith(pathOf('search-ai', id)),
      );
      const alternates = own.flatMap((url) => url.alternates.map(([hreflang]) => hreflang));
      expect([id, alternates]).toEqual([id, id === 'en-WE' ? [MARKETS[id].hreflang] : []]);
    }
  });
});

function coordinator(id: string) {
  return { routingKey: 'coordinators-coordinator', parameters: { it: { coordinator: id } } };
}

describe('SEO-01 a sitemap as XML', () => {
  const changedAt = '2027-03-01T12:00:00.000Z';

  test('has the moment of the last change, the alternates and the images', () => {
    const image = presentPicture(EXAMPLE_PICTURE, MARKETS.international);
    const [url] = sitemapUrls(
      [entry({ parameters: { it: { slug: 'a' } }, changedAt, images: [image] })],
      siteOf('it'),
    );
    expect(printSitemap(url ? [url] : [])).toContain(
      '<url><loc>http://it.localhost:3000/a</loc>' +
        `<lastmod>2027-03-01</lastmod>` +
        '<xhtml:link rel="alternate" hreflang="it" href="http://it.localhost:3000/a"/>' +
        `<image:image><image:loc>http://it.localhost:3000/resource/1200/${image.desktop.id}/${image.seoName}</image:loc></image:image></url>`,
    );
  });

  test('is escaped, and says nothing of what nobody knows', () => {
    const address = 'http://it.localhost:3000/cerca?a=1&b="<\'';
    const file = { address, changedAt: null };
    const escaped = 'http://it.localhost:3000/cerca?a=1&amp;b=&quot;&lt;&apos;';
    expect(printSitemapIndex([file])).toContain(`<sitemap><loc>${escaped}</loc></sitemap>`);
    const printed = printSitemap([{ ...file, alternates: [['it', address]], images: [address] }]);
    expect(printed.split(escaped)).toHaveLength(4);
    expect(printed).not.toContain('lastmod');
  });
});
