import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import TopSellersBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [, ofAll, failed] = Object.values(EXAMPLES);

describe('CMS-04 CMS-06 top-seller travels', () => {
  test('a card for each, and the destinations with their counts lead to their pages, without one to the search', async () => {
    const block = ofAll && <TopSellersBlock id="a" data={ofAll} isFirst={false} />;
    const page = byRole(await renderInSite(block, { marketId: 'de' }));
    expect(page.all('heading').filter(({ tag }) => tag === 'h3')).toHaveLength(3);
    const places = page.all('link', /^(Japan 19|Peru 9|Italy 1) /);
    expect(places.map(({ attributes }) => decodeURIComponent(attributes.href ?? ''))).toEqual([
      '/japan',
      '/peru',
      '/suche?destinationId[]=ITA',
    ]);
    expect(page.links).toContain('/reisen');
  });

  test('RES-09 without an answer it says so under its title', async () => {
    const html = await renderInSite(
      failed && <TopSellersBlock id="a" data={failed} isFirst={false} />,
    );
    const t = await wordsOf('en-WE');
    expect(visibleText(html)).toContain(`${failed?.title} ${t('listing:empty.failed')}`);
  });
});
