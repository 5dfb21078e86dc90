import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import BlogCardsBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [stories] = Object.values(EXAMPLES);

test('CMS-04 CMS-06 each story leads to where it is told', async () => {
  const html = await renderInSite(
    stories && <BlogCardsBlock id="a" data={stories} isFirst={false} />,
    { marketId: 'it' },
  );
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/viaggi/japan-by-rail/itinerario#day-4',
    '/viaggi/jordan',
    '/come-funziona',
  ]);
  expect(visibleText(html)).toContain('Nikko Into the cedars of Nikko Two hours by train');
});
