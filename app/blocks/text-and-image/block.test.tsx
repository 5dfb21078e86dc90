import { expect, test } from 'vitest';
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
  expect(html).toContain('<p>&lt;b&gt;Not&lt;/b&gt; HTML</p><p>Two</p>');
  expect(html).toContain('src="/dev/resource/640/');
  expect(html).toContain('href="/recherche"');
});

test('CMS-04 it stands without poster and link', async () => {
  const html = await renderInSite(
    wordsAlone && <TextAndImageBlock id="a" data={wordsAlone} isFirst />,
  );
  expect(html).toContain('<h1>');
  expect(html).not.toMatch(/<img|<a /);
});
