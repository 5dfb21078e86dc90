import { globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
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
    expect(await renderInSite(example)).toMatch(/^<\w+/);
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
    for (const [type, each] of Object.entries(examples)) {
      for (const name of Object.keys(each)) expect(html).toContain(`aria-label="${type}: ${name}"`);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('MKT-05 misses no word', () => {
    // A missing word shows as its key.
    expect(html).not.toMatch(/>(card|status|ages|continents|form|blocks|empty|sort)\.[\w.-]+</);
    expect(html).not.toMatch(/>(introduction|toContents|scheme)</);
  });

  test('A11Y-01 has each id once, and every reference leads to one', () => {
    const ids = valuesOf(html, 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = [
      ...valuesOf(html, 'for'),
      ...valuesOf(html, 'popovertarget'),
      ...valuesOf(html, 'aria-(?:labelledby|describedby|controls|owns)').flatMap((list) =>
        list.split(' '),
      ),
      ...valuesOf(html, 'href')
        .filter((href) => href.startsWith('#'))
        .map((href) => href.slice(1)),
    ];
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

/** Values of an attribute wherever it stands. */
function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(
    ([, value]) => value ?? '',
  );
}
