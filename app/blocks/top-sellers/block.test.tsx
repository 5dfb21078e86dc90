import { describe, expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import TopSellersBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [, ofAll, failed] = Object.values(EXAMPLES);

describe('CMS-04 CMS-06 top-seller travels', () => {
  test('a card for each, and the destinations with their counts lead to the search', async () => {
    const html = await renderInSite(
      ofAll && <TopSellersBlock id="a" data={ofAll} isFirst={false} />,
      { marketId: 'de' },
    );
    expect(html.match(/<h3 /g)).toHaveLength(3);
    expect(html.replaceAll('%5B%5D', '[]')).toContain('href="/suche?destinationId[]=JPN"');
    expect(visibleText(html)).toContain('Japan 19 Abreisen Peru 9 Abreisen Italy 1 Abreise');
    expect(html).toContain('href="/reisen"');
  });

  test('RES-09 without an answer it says so under its title', async () => {
    const html = await renderInSite(
      failed && <TopSellersBlock id="a" data={failed} isFirst={false} />,
    );
    expect(visibleText(html)).toContain(`${failed?.title} We could not load the trips just now.`);
  });
});
