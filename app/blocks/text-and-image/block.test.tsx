import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import TextAndImageBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [withPoster, wordsAlone] = Object.values(EXAMPLES);

test('CMS-04 text and image draws its paragraphs as text, the poster, and the link', async () => {
  const html = await renderInSite(
    withPoster && (
      <TextAndImageBlock
        id="a"
        data={{ ...withPoster, paragraphs: ['<b>Not</b> HTML', 'Two'] }}
        isFirst={false}
      />
    ),
    { marketId: 'fr' },
  );
  expect(readHtml(html).textsOf('p').slice(0, 2)).toEqual(['<b>Not</b> HTML', 'Two']);
  expect(byRole(html).all('img')).toHaveLength(1);
  expect(byRole(html).links).toEqual(['/recherche']);
});

test('CMS-04 it stands without poster and link', async () => {
  const block = wordsAlone && <TextAndImageBlock id="a" data={wordsAlone} isFirst />;
  const page = byRole(await renderInSite(block));
  expect(page.one('heading').tag).toBe('h1');
  expect([page.all('img'), page.links]).toEqual([[], []]);
});
