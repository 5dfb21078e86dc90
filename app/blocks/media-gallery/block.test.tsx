import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import MediaGalleryBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [pictures] = Object.values(EXAMPLES);

test('CMS-04 LAY-11 each picture of a gallery says what it shows and opens at an address', async () => {
  const html = await renderInSite(
    pictures && <MediaGalleryBlock id="a" data={pictures} isFirst={false} />,
    { marketId: 'fr', address: '/voyages?page=2' },
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?alt="([^"]*)"/g)];
  expect(links.slice(0, 2).map(([, href, alt]) => [href, alt])).toEqual([
    ['/voyages?page=2&amp;modal=gallery&amp;type=example-ice', 'ice'],
    ['/voyages?page=2&amp;modal=gallery&amp;type=example-dunes', 'dunes'],
  ]);
  expect(html.match(/<figcaption/g)).toHaveLength(3);
  expect(visibleText(html)).toContain('Before breakfast');
});
