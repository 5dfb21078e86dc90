import { globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml, type HtmlPage } from '../../test/support/html-page.ts';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { UI_EXAMPLES } from '../ui/ui-examples.ts';
import { BLOCK_EXAMPLES } from './block-examples.ts';
import { Gallery, GALLERY_BLOCKS } from './gallery.tsx';
import { preloadBlocks } from './loaded-blocks.ts';

/** Folders of `app/ui` that no gallery could hold. */
const WITHOUT_EXAMPLES: Readonly<Record<string, string>> = {
  dialog: 'covers the page',
  'icon-before': 'styles alone: in status-label',
  'notice-page': 'has the heading of a page',
};

describe('CMS-04 what the gallery shows', () => {
  test('is every primitive', () => {
    const folders = globSync('app/ui/*/').map((folder) => path.basename(folder));
    const wanted = folders.filter((name) => !(name in WITHOUT_EXAMPLES));
    expect(folders).not.toEqual([]);
    for (const name of wanted) expect(Object.keys(UI_EXAMPLES)).toContain(name);
  });

  const cases = Object.entries(UI_EXAMPLES).flatMap(([primitive, examples]) =>
    Object.entries(examples).map(([name, example]) => ({ primitive, name, example })),
  );
  test.each(cases)('$primitive, $name: it is drawn', async ({ example }) => {
    expect(readHtml(await renderInSite(example)).elements).not.toEqual([]);
  });
});

describe.each(MARKET_IDS)('CMS-04 the gallery in %s', (marketId: MarketId) => {
  let html = '';
  beforeAll(async () => {
    await preloadBlocks(GALLERY_BLOCKS, MARKETS[marketId].textLocale);
    html = await renderInSite(<Gallery />, { marketId });
  });

  test('has each example under its name', () => {
    const examples = { ...UI_EXAMPLES, ...BLOCK_EXAMPLES };
    const page = byRole(html);
    const names = ['figure', 'article'].flatMap((role) => page.all(role).map(({ name }) => name));
    const wanted = Object.entries(examples).flatMap(([type, each]) =>
      Object.keys(each).map((name) => `${type}: ${name}`),
    );
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(page.all('heading').filter(({ tag }) => tag === 'h1')).toHaveLength(1);
  });

  test('MKT-05 misses no word', () => {
    // A missing word shows as its key.
    const key =
      /^((card|status|ages|continents|form|blocks|empty|sort)\.[\w.-]+|(introduction|toContents|scheme))$/;
    expect(readHtml(html).texts.filter((text) => key.test(text))).toEqual([]);
  });

  test('A11Y-01 has each id once, and every reference leads to one', () => {
    const page = readHtml(html);
    const ids = valuesOf(page, 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = [
      ...valuesOf(page, 'for', 'popovertarget'),
      ...valuesOf(page, ...LISTS_OF_IDS).flatMap((list) => list.split(' ')),
      ...valuesOf(page, 'href')
        .filter((href) => href.startsWith('#'))
        .map((href) => href.slice(1)),
    ];
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

const LISTS_OF_IDS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/** Values of attributes wherever they stand. */
function valuesOf({ elements }: HtmlPage, ...names: readonly string[]): string[] {
  return elements.flatMap(({ attributes }) => names.flatMap((name) => attributes.get(name) ?? []));
}
