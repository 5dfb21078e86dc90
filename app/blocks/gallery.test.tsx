import { describe, expect, test } from 'vitest';
import { BLOCK_SCHEMAS } from '../../contract/blocks.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { BLOCK_EXAMPLES } from './block-examples.ts';
import { BLOCKS } from './registry.ts';
import { Gallery } from './gallery.tsx';

describe('CMS-04 the block gallery', () => {
  test('knows a component and an example of every block type of the contract', () => {
    const types = Object.keys(BLOCK_SCHEMAS).sort();
    expect(Object.keys(BLOCKS).sort()).toEqual(types);
    expect(Object.keys(BLOCK_EXAMPLES).sort()).toEqual(types);
    for (const examples of Object.values(BLOCK_EXAMPLES))
      expect(Object.keys(examples)).not.toEqual([]);
  });

  test.each(MARKET_IDS)('draws each of them by its name in %s', async (marketId) => {
    const html = await renderInSite(<Gallery />, { marketId });
    for (const [type, examples] of Object.entries(BLOCK_EXAMPLES)) {
      for (const name of Object.keys(examples))
        expect(html).toContain(`aria-label="${type}: ${name}"`);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('MKT-05 no word of it is missing in any market', async () => {
    for (const marketId of MARKET_IDS) {
      // A missing word shows as its key.
      const html = await renderInSite(<Gallery />, { marketId });
      expect(html).not.toMatch(/>(card|status|ages|continents|form|blocks|empty|sort)\.[\w.-]+</);
    }
  });

  test('ids are unique, also where several blocks have a search form', async () => {
    const html = await renderInSite(<Gallery />);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
