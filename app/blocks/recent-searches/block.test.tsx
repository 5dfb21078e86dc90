import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import RecentSearchesBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';
import { loadRecentSearches } from './block.server.ts';

const { three } = EXAMPLES;

describe('CMS-04 SRCH-14 recent searches', () => {
  test('the page of the server has none of them, whoever asks', async () => {
    const data = loadRecentSearches({ title: 'Where you looked last' });
    expect(await renderInSite(<RecentSearchesBlock id="a" data={data} isFirst={false} />)).toBe('');
  });

  test('each leads to its search again, in the market’s words', async () => {
    const html = await renderInSite(
      three && <RecentSearchesBlock id="a" data={three} isFirst={false} />,
      { marketId: 'it' },
    );
    expect(byRole(html).links).toEqual([
      '/cerca?destinationId%5B%5D=JPN&dateFrom=2027-04-01&dateTo=2027-04-30',
      '/cerca?dateFrom=2027-08-07&dateTo=2027-08-22',
      '/cerca?textSearch=trekking',
    ]);
    expect(visibleText(html)).toContain('Japan Partenza aprile 2027');
    expect(visibleText(html)).toMatch(/7\s?–\s?22/);
  });
});
