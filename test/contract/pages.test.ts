import { describe, expect, test } from 'vitest';
import { exampleImage } from '../../app/images/example-image.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import type { CustomPageText } from '../../backend/storage/queries/custom-pages.ts';
import { saveLayout } from '../../backend/storage/queries/layouts.ts';
import { replaceRedirects, type RedirectRecord } from '../../backend/storage/queries/redirects.ts';
import { saveCustomPage } from '../../backend/storage/queries/save-custom-page.ts';
import { customPageSchema } from '../../contract/custom-page.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { dataOf, describeOnEveryBackend } from '../support/backend-under-test.ts';

const PACKING = { it: 'cosa-mettere', en: 'what-to-pack', 'en-US': 'packing-list' } as const;

function packingText(slug: string): CustomPageText {
  const seo = { title: slug, description: slug, image: null, robots: 'noindex', canonical: null };
  const block = { id: `${slug}-1`, blockType: 'continents-carousel', content: { title: slug } };
  return { slug, seo, blocks: [block] };
}

const REDIRECTS: readonly RedirectRecord[] = [
  { marketId: 'it', fromPath: '/vecchia-pagina', target: '/cosa-mettere', status: 301 },
  { marketId: 'it', fromPath: '/cosa/di/una-volta', target: '/offerte', status: 302 },
  { marketId: 'de', fromPath: '/alt', target: 'https://example.com/neu', status: 307 },
  { marketId: 'it', fromPath: '/cosa-mettere', target: '/never', status: 301 },
];

describeOnEveryBackend('pages', (backend) => {
  describe('GET /layouts', () => {
    test.each(MARKET_IDS)('API-01 MKT-05 gives %s its own words', async (marketId) => {
      const { data } = await dataOf(backend.api(marketId).layout());
      const { header, ...others } = CONTENT.layouts[MARKETS[marketId].textLocale];
      expect(data).toMatchObject(others);
      expect(data.header.menu.map(({ label }) => label)).toEqual(
        header.menu.map(({ label }) => label),
      );
    });

    test.each([
      ['de', 'Japan', '/japan-reisen'],
      ['it', 'Giappone', '/viaggi-giappone'],
      ['de', 'Georgien', '/georgien-reisen'],
      ['it', 'Georgia', '/viaggi-georgia'],
    ] as const)('LAY-05 CMS-06 the menu of %s leads to %s', async (id, label, url) => {
      const { data } = await dataOf(backend.api(id).layout());
      const areas = data.header.menu.flatMap(({ children = [] }) => children);
      const asia = areas.find(({ countriesOf }) => countriesOf === 'asia');
      const country = asia?.children?.find((each) => each.label === label);
      expect(country).toMatchObject({ type: 'link', url });
    });

    test('MKT-05 has words of each language', async () => {
      const layouts = await Promise.all(
        MARKET_IDS.map((marketId) => dataOf(backend.api(marketId).layout())),
      );
      expect(new Set(layouts.map(({ data }) => data.footer.legalMessage)).size).toBe(5);
    });

    test('MKT-05 an English market may have words of its own', async () => {
      const layout = CONTENT.layouts['en-US'];
      const messageOf = async (marketId: MarketId) =>
        (await dataOf(backend.api(marketId).layout())).data.footer.legalMessage;
      const own = { ...layout, footer: { ...layout.footer, legalMessage: 'Howdy' } };
      await saveLayout(backend.storage.db, 'en-US', own, backend.now());
      expect(await messageOf('en-US')).toBe('Howdy');
      expect(await messageOf('en-WE')).toBe(layout.footer.legalMessage);
      await saveLayout(backend.storage.db, 'en-US', layout, backend.now());
    });

    test('LAY-07 a market may have ways to pay and networks of its own', async () => {
      const layout = CONTENT.layouts.it;
      const payments = [
        {
          id: 'wallet',
          label: 'Portafoglio',
          url: 'https://pay.example/',
          image: exampleImage('reef'),
          imageHeight: 24,
        },
      ];
      const books = { instagram: { value: 'https://photos.example/it' } };
      const own = {
        ...layout,
        footer: { ...layout.footer, payments },
        contacts: { ...layout.contacts, books },
      };
      await saveLayout(backend.storage.db, 'it', own, backend.now());
      const { data } = await dataOf(backend.api('it').layout());
      expect([data.footer.payments, data.contacts.books]).toEqual([payments, books]);
      const { data: german } = await dataOf(backend.api('de').layout());
      expect(german.footer.payments).toEqual(CONTENT.layouts.de.footer.payments);
      await saveLayout(backend.storage.db, 'it', layout, backend.now());
    });

    test('API-02 before any content it is unavailable, and not empty', async () => {
      await backend.storage.db.deleteFrom('layouts').where('text_locale', '=', 'fr').execute();
      expect(await backend.api('fr').layout()).toEqual({ outcome: 'unavailable', reason: '503' });
      const answer = await backend.request('/layouts', { headers: { 'x-market': 'fr' } });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        response: 'error',
        error: { key: 'UNAVAILABLE' },
      });
      await saveLayout(backend.storage.db, 'fr', CONTENT.layouts.fr, backend.now());
    });
  });

  describe('GET /custompages/show', () => {
    const keys = CONTENT.pages.flatMap(({ byLocale }) => byLocale.en.routingKey ?? []);

    describe('by routing key', () => {
      test.each(keys)('API-02 finds %s in every market, in its words', async (routingKey) => {
        const page = CONTENT.pages.find(({ byLocale }) => byLocale.en.routingKey === routingKey);
        for (const marketId of MARKET_IDS) {
          const { data } = await dataOf(backend.api(marketId).customPage({ routingKey }));
          const expected = page?.byLocale[MARKETS[marketId].textLocale];
          expect(data).toMatchObject({
            routingKey,
            slug: null,
            seo: expected?.seo,
            attributes: expected?.attributes,
          });
          // The client takes whatever arrives; what the embedded backend sends is what it promises.
          const { blocks } = customPageSchema.parse(data);
          expect(blocks.map(({ blockType, content: block }) => [blockType, block])).toEqual(
            expected?.blocks.map(({ type, content: block }) => [type, block]),
          );
        }
      });

      test('a key that no page has is missing', async () => {
        const result = await backend.api().customPage({ routingKey: 'no-such-key' });
        expect(result).toEqual({ outcome: 'missing', isGone: false });
      });
    });

    describe('by slug', () => {
      const prepare = () =>
        backend.storage.inTransaction(async (transaction) => {
          const { en, it } = PACKING;
          const texts = {
            en: packingText(en),
            it: packingText(it),
            'en-US': packingText(PACKING['en-US']),
          };
          await saveCustomPage(
            transaction,
            {
              id: 'packing',
              routingKey: null,
              type: 'packing',
              hideLayout: true,
              transparentHeader: false,
              hideMenus: true,
              customCss: 'h1 { color: red }',
              customHtmlClasses: 'wide',
              country: null,
              texts,
            },
            backend.now(),
          );
          await replaceRedirects(transaction, REDIRECTS);
          await bumpCatalogueVersion(transaction, backend.now());
        });

      test('RTE-05 finds a page by the slug of its market, and tells those of the others', async () => {
        await prepare();
        const { data } = await dataOf(backend.api('it').customPage({ slug: 'cosa-mettere' }));
        expect(data).toEqual({
          type: 'packing',
          routingKey: null,
          middleware: [],
          slug: 'cosa-mettere',
          attributes: { hideLayout: true, transparentHeader: false, hideMenus: true },
          blocks: packingText('cosa-mettere').blocks,
          customCss: 'h1 { color: red }',
          customHtmlClasses: 'wide',
          countryName: null,
          seo: {
            ...packingText('cosa-mettere').seo,
            urls: {
              it: '/cosa-mettere',
              international: '/what-to-pack',
              'en-WE': '/what-to-pack',
              'en-US': '/packing-list',
            },
          },
        });
      });

      test('RTE-05 the slug of another market is missing', async () => {
        await prepare();
        for (const [marketId, slug] of [
          ['en-WE', 'cosa-mettere'],
          ['en-US', 'what-to-pack'],
          ['en-WE', 'packing-list'],
          ['de', 'what-to-pack'],
          ['it', 'no-such-slug'],
        ] as const) {
          const result = await backend.api(marketId).customPage({ slug });
          expect(result).toEqual({ outcome: 'missing', isGone: false });
        }
      });

      test.each(REDIRECTS.slice(0, 3))('RTE-07 $fromPath has moved', async (redirect) => {
        await prepare();
        const { marketId, fromPath, target, status } = redirect;
        const result = await backend.api(marketId).customPage({ slug: fromPath.slice(1) });
        expect(result).toEqual({ outcome: 'redirect', redirect: { status, to: target } });
        const query = new URLSearchParams({ slug: fromPath.slice(1) });
        const answer = await backend.request(`/custompages/show?${query}`, {
          headers: { 'x-market': marketId },
        });
        expect(answer.status).toBe(418);
        expect(await answer.json()).toMatchObject({
          response: 'error',
          error: { key: 'REDIRECT' },
          meta: { httpStatusCode: status, redirectTo: target },
        });
      });

      test('RTE-07 a redirect is its market’s own, and never before a page', async () => {
        await prepare();
        const elsewhere = await backend.api('de').customPage({ slug: 'vecchia-pagina' });
        expect(elsewhere.outcome).toBe('missing');
        const page = await backend.api('it').customPage({ slug: 'cosa-mettere' });
        expect(page.outcome).toBe('success');
      });
    });
  });
});
