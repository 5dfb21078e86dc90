import { expect, test } from 'vitest';
import {
  findCustomPageByRoutingKey,
  findCustomPageBySlug,
  listCustomPageSlugs,
  type CustomPageRecord,
  type CustomPageText,
} from '../../backend/storage/queries/custom-pages.ts';
import {
  deleteCustomPagesNotIn,
  saveCustomPage,
} from '../../backend/storage/queries/save-custom-page.ts';
import { describeOnBoth } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

function sampleText(slug: string | null, title: string): CustomPageText {
  return {
    slug,
    seo: { title, description: 'All of it', image: null, robots: 'noindex', canonical: null },
    blocks: [
      { id: 'b', blockType: 'cover', content: { title } },
      { id: 'a', blockType: 'wr-html', content: { html: '<p>É</p>', nested: { list: [1] } } },
    ],
  };
}

function samplePage(id: string, changes: Partial<CustomPageRecord>): CustomPageRecord {
  return {
    id,
    routingKey: null,
    type: 'landing',
    hideLayout: true,
    transparentHeader: false,
    hideMenus: false,
    customCss: 'h1 { color: red }',
    customHtmlClasses: null,
    country: null,
    texts: {},
    ...changes,
  };
}

describeOnBoth('custom pages', (underTest) => {
  function save(page: CustomPageRecord): Promise<void> {
    return underTest.storage.inTransaction((transaction) => saveCustomPage(transaction, page, NOW));
  }

  test('API-02 a page is found by its routing key, in the market’s words', async () => {
    const texts = { en: sampleText(null, 'Home'), it: sampleText(null, 'Casa') };
    await save(samplePage('home', { routingKey: 'index', texts }));
    const page = await findCustomPageByRoutingKey(underTest.storage.db, 'it', 'index');
    expect(page).toEqual({
      id: 'home',
      routingKey: 'index',
      type: 'landing',
      hideLayout: true,
      transparentHeader: false,
      hideMenus: false,
      customCss: 'h1 { color: red }',
      customHtmlClasses: null,
      country: null,
      text: texts.it,
      slugByMarket: { international: null, it: null, 'en-WE': null, 'en-US': null },
    });
    expect(await findCustomPageByRoutingKey(underTest.storage.db, 'de', 'index')).toBeNull();
    expect(await findCustomPageByRoutingKey(underTest.storage.db, 'it', 'none')).toBeNull();
  });

  test('RTE-05 a page is found by the slug that it has in the market', async () => {
    const texts = {
      en: sampleText('japan', 'Japan'),
      'en-US': sampleText('visit-japan', 'Japan!'),
    };
    await save(samplePage('japan', { texts }));
    const titleAt = async (market: 'international' | 'en-US' | 'it', slug: string) =>
      (await findCustomPageBySlug(underTest.storage.db, market, slug))?.text.seo.title;
    expect(await titleAt('international', 'japan')).toBe('Japan');
    expect(await titleAt('en-US', 'visit-japan')).toBe('Japan!');
    expect(await titleAt('en-US', 'japan')).toBeUndefined();
    expect(await titleAt('international', 'visit-japan')).toBeUndefined();
    expect(await titleAt('it', 'japan')).toBeUndefined();
  });

  test('a page that is saved again has its new texts and blocks only', async () => {
    const en = sampleText('again', 'Again');
    await save(samplePage('again', { texts: { en, de: sampleText('wieder', 'Wieder') } }));
    const [, second] = en.blocks;
    await save(
      samplePage('again', { hideLayout: false, texts: { en: { ...en, blocks: [second!] } } }),
    );
    const page = await findCustomPageBySlug(underTest.storage.db, 'en-WE', 'again');
    expect(page?.text.blocks).toEqual([second]);
    expect(page?.hideLayout).toBe(false);
    expect(await findCustomPageBySlug(underTest.storage.db, 'de', 'wieder')).toBeNull();
  });

  test('pages are listed with their slugs, and deleted when the content has them no more', async () => {
    const { db } = underTest.storage;
    await save(samplePage('listed', { texts: { fr: sampleText('liste', 'Liste') } }));
    await deleteCustomPagesNotIn(db, ['listed']);
    const pages = await listCustomPageSlugs(db);
    expect(pages.map(({ facts, slugByMarket }) => [facts.id, slugByMarket])).toEqual([
      ['listed', { fr: 'liste' }],
    ]);
    await deleteCustomPagesNotIn(db, []);
    expect(await listCustomPageSlugs(db)).toEqual([]);
    expect(await db.selectFrom('blocks').selectAll().execute()).toEqual([]);
  });
});
