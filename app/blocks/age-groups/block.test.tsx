import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import AgeGroupsBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [bands] = Object.values(EXAMPLES);

test('CMS-04 RES-04 an age band leads to its departures, mixed ages to no list of all', async () => {
  const html = await renderInSite(bands && <AgeGroupsBlock id="a" data={bands} isFirst />, {
    marketId: 'it',
  });
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['25-35', '35-49'].map((band) => `/cerca?ageBadge=${band}`));
  expect(html.match(/<th scope="row">/g)).toHaveLength(3);
  expect(visibleText(html)).toContain('Da 25 a 35 anni');
  expect(visibleText(html)).toContain('Età miste, da 25 a 49');
});
