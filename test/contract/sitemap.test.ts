import { describe, expect, test } from 'vitest';
import { hasPlaceholders } from '../../backend/content-import/import-content.ts';
import { CONTENT } from '../support/delivered-content.ts';
import type { Page } from '../../backend/content-import/read-pages.ts';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { saveCustomPage } from '../../backend/storage/queries/save-custom-page.ts';
import { matchRoute, pathOf, type RoutingKey } from '../../contract/route-paths.ts';
import type { SitemapEntry, SitemapSection } from '../../contract/sitemap.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { dataOf, describeOnBothDatabases } from '../support/backend-under-test.ts';

describeOnBothDatabases('SEO-01 what search engines may keep', (backend) => {
  const entriesOf = async (section: SitemapSection, marketId: MarketId = 'it', page = 1) =>
    (await dataOf(backend.api(marketId).sitemapPage(section, page))).data;
  const pathIn = ({ routingKey, parameters }: SitemapEntry, id: MarketId) =>
    parameters[id] && routingKey && pathOf(routingKey as RoutingKey, id, parameters[id]);

  test('has a version and says how much there is of each kind', async () => {
    const { version, sections } = (await dataOf(backend.api().sitemap())).data;
    expect(version).toMatch(/\S/);
    expect(sections.map(({ section, pages }) => [section, pages])).toEqual([
      ['pages', 1],
      ['travels', 1],
      ['tours', 1],
      ['coordinators', 1],
    ]);
    for (const { changedAt } of sections) expect(Date.parse(changedAt ?? '')).not.toBeNaN();
  });

  test.each(MARKET_IDS)('of %s, each travel with its slug in every market', async (marketId) => {
    const entries = await entriesOf('travels', marketId);
    const slugs = entries.map(({ parameters }) => parameters[marketId]?.travel);
    const { language } = MARKETS[marketId];
    expect(slugs.toSorted()).toEqual(
      CONTENT.travels.map(({ words }) => words[language]!.slug).toSorted(),
    );
    for (const entry of entries) {
      expect(Object.keys(entry.parameters).toSorted()).toEqual(MARKET_IDS.toSorted());
      expect(entry.images.length).toBeGreaterThan(0);
      expect(matchRoute(pathIn(entry, marketId) ?? '', marketId)?.key).toBe('travels-travel');
    }
  });

  test('tours are those that can still be asked for, each once; none that is sold out beside others', async () => {
    const entries = await entriesOf('tours');
    const today = todayIn(MARKETS.it.timeZone, backend.now());
    const codes = entries.map(({ parameters }) => parameters.it?.tour ?? '');
    expect(new Set(codes).size).toBe(codes.length);
    const rows = await backend.storage.db
      .selectFrom('tours')
      .select(['code', 'starting_date', 'status', 'travel_id'])
      .where('is_withdrawn', '=', 0)
      .execute();
    const asked = rows.filter(({ starting_date }) =>
      takesRequests({ startingDate: starting_date }, today, 3),
    );
    const open = asked.filter(({ status }) => status !== 'SOLD_OUT');
    expect(open.length).toBeLessThan(asked.length);
    const withPlaces = new Set(open.map(({ travel_id }) => travel_id));
    const expected = [
      ...open,
      ...asked.filter((row) => row.status === 'SOLD_OUT' && !withPlaces.has(row.travel_id)),
    ].map(({ code }) => code);
    expect(codes.toSorted()).toEqual(expected.toSorted());
  });

  test('pages are those of the content, by key or slug, with the pictures on them', async () => {
    const entries = await entriesOf('pages');
    const isTemplate = ({ byLocale }: Page) => hasPlaceholders(byLocale.it.blocks);
    expect(entries).toHaveLength(CONTENT.pages.filter((page) => !isTemplate(page)).length);
    const home = entries.find(({ routingKey }) => routingKey === 'index');
    expect(home?.parameters.it).toEqual({});
    expect(home?.images.length).toBeGreaterThan(0);
    const slugs = entries.flatMap(({ parameters }) => parameters.it?.slug ?? []);
    expect(slugs).toContain('viaggi-giappone');
  });

  test('a page that is kept out in one market is in the others’ alone', async () => {
    const { storage } = backend;
    const text = (robots: string | null) => ({
      slug: 'only-here',
      seo: { title: 'T', description: 'D', image: null, robots, canonical: null },
      blocks: [],
    });
    const page = {
      id: 'only-here',
      routingKey: null,
      type: 'page',
      hideLayout: false,
      transparentHeader: false,
      hideMenus: false,
      customCss: null,
      customHtmlClasses: null,
      country: null,
      texts: { it: text(null), de: text('noindex'), fr: text(null) },
    };
    await storage.inTransaction(async (transaction) => {
      await bumpCatalogueVersion(transaction, backend.now());
      await saveCustomPage(transaction, page, backend.now());
    });
    const found = async (id: MarketId) =>
      (await entriesOf('pages', id)).find(({ parameters }) => parameters[id]?.slug === page.id);
    expect(Object.keys((await found('it'))?.parameters ?? {}).toSorted()).toEqual(['fr', 'it']);
    expect(await found('de')).toBeUndefined();
    await storage.db.deleteFrom('custom_pages').where('id', '=', page.id).execute();
  });

  test('coordinators are all who lead a group', async () => {
    const ids = (await entriesOf('coordinators')).map(
      ({ parameters }) => parameters.it?.coordinator,
    );
    expect(ids.toSorted()).toEqual(CONTENT.coordinators.map(({ id }) => id).toSorted());
  });

  test('beyond the last page there is nothing; what is no section or page is refused', async () => {
    expect(await entriesOf('tours', 'it', 2)).toEqual([]);
    expect((await backend.request('/sitemap/wishes')).status).toBe(404);
    expect((await backend.request('/sitemap/tours?page=0')).status).toBe(400);
    expect((await backend.request('/sitemap/tours?page=x')).status).toBe(400);
  });

  describe('GET /new-tours', () => {
    test('are open ones, those that came on sale last before the others', async () => {
      const { data } = await dataOf(backend.api('it').newTours());
      expect(data.length).toBeGreaterThan(0);
      const times = data.map(({ onSaleSince }) => Date.parse(onSaleSince));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const { tour } of data) expect(tour.salesStatus).not.toBe('SOLD_OUT');
    });

    test('a tour that comes on sale now is the first', async () => {
      const { storage } = backend;
      const { data } = await dataOf(backend.api('it').newTours());
      const code = data.at(-1)?.tour.code ?? '';
      const since = backend.now() + 1_000;
      const prices = storage.db.updateTable('tour_prices').where('tour_code', '=', code);
      await storage.db.deleteFrom('tour_prices').where('tour_code', '=', code).execute();
      await storage.db
        .insertInto('tour_prices')
        .values({ tour_code: code, since, price: '{"EUR":100}' as never })
        .execute();
      const [first] = (await dataOf(backend.api('it').newTours())).data;
      expect(first).toMatchObject({
        tour: { code },
        onSaleSince: new Date(since).toISOString(),
      });
      await prices.set({ since: 0 }).execute();
    });
  });
});
