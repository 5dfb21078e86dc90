import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import ContinentsCarouselBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [all, , withoutCounts] = Object.values(EXAMPLES);

test('SRCH-05 the carousel is a list of links to the area pages, with their departures', async () => {
  const block = all && <ContinentsCarouselBlock id="a" data={all} isFirst={false} />;
  const page = byRole(await renderInSite(block, { marketId: 'de' }));
  expect(page.links).toEqual([
    '/asien-reisen',
    '/europa-reisen',
    '/amerika-reisen',
    '/afrika-reisen',
    '/ozeanien-reisen',
    '/antarktis-reisen',
  ]);
  const counts = page.all('listitem').map(({ text }) => /\d+/.exec(text)?.[0]);
  expect(counts.slice(0, 5)).toEqual(['31', '18', '14', '22', '1']);
});

test('SRCH-05 without counts it says none', async () => {
  const block = withoutCounts && (
    <ContinentsCarouselBlock id="a" data={withoutCounts} isFirst={false} />
  );
  const names = byRole(await renderInSite(block)).all('link');
  expect(names.map(({ name }) => name)).toEqual(['Asia', 'Europe']);
});
