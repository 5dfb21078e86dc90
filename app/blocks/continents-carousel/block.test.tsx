import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import ContinentsCarouselBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [all, , withoutCounts] = Object.values(EXAMPLES);

test('SRCH-05 the carousel is a list of links to the area pages, with their departures', async () => {
  const html = await renderInSite(
    all && <ContinentsCarouselBlock id="a" data={all} isFirst={false} />,
    { marketId: 'de' },
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '/asien-reisen',
    '/europa-reisen',
    '/amerika-reisen',
    '/afrika-reisen',
    '/ozeanien-reisen',
    '/antarktis-reisen',
  ]);
  expect(visibleText(html)).toContain('Asien 31 Abreisen');
  expect(visibleText(html)).toContain('Ozeanien 1 Abreise');
});

test('SRCH-05 without counts it says none', async () => {
  const html = await renderInSite(
    withoutCounts && <ContinentsCarouselBlock id="a" data={withoutCounts} isFirst={false} />,
  );
  expect(visibleText(html)).toBe('Continent by continent Asia Europe');
});
