import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import BlogCardsBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [stories] = Object.values(EXAMPLES);

test('CMS-04 CMS-06 each story leads to where it is told', async () => {
  const block = stories && <BlogCardsBlock id="a" data={stories} isFirst={false} />;
  expect(byRole(await renderInSite(block, { marketId: 'it' })).links).toEqual([
    '/viaggi/japan-by-rail/itinerario#day-4',
    '/viaggi/jordan',
    '/come-funziona',
  ]);
});
