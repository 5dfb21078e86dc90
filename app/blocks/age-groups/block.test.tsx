import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import AgeGroupsBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [bands] = Object.values(EXAMPLES);

test('CMS-04 RES-04 an age band leads to its departures, mixed ages to no list of all', async () => {
  const block = bands && <AgeGroupsBlock id="a" data={bands} isFirst />;
  const page = byRole(await renderInSite(block, { marketId: 'it' }));
  expect(page.links).toEqual(['25-35', '35-49'].map((band) => `/cerca?ageBadge=${band}`));
  expect(page.all('rowheader')).toHaveLength(3);
});
