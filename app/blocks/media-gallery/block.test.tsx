import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import MediaGalleryBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [pictures] = Object.values(EXAMPLES);

test('CMS-04 LAY-11 each picture of a gallery says what it shows and opens at an address', async () => {
  const block = pictures && <MediaGalleryBlock id="a" data={pictures} isFirst={false} />;
  const site = { marketId: 'fr', address: '/voyages?page=2' } as const;
  const html = await renderInSite(block, site);
  const page = byRole(html);
  for (const name of ['ice', 'dunes']) {
    const { href } = page.one('link', name).attributes;
    expect(href).toBe(`/voyages?page=2&modal=gallery&type=example-${name}`);
  }
  expect(visibleText(html)).toMatch(/Image\s: Ada/);
  expect(page.all('figure')).toHaveLength(pictures?.pictures.length ?? 0);
});
