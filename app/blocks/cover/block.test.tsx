import { describe, expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import CoverBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [withForm, , words] = Object.values(EXAMPLES);

describe('CMS-04 the cover', () => {
  test('SRCH-16 has the GET form of the search page', async () => {
    const html = await renderInSite(
      withForm && <CoverBlock id="cover-1" data={withForm} isFirst />,
      { marketId: 'es' },
    );
    expect(html).toMatch(/<form [^>]*action="\/buscar"/);
    expect(html).toContain('id="cover-1-search-where"');
    expect(html).toContain('<option value="JPN">Japan (19)</option>');
  });

  test('is the page’s heading and its first picture where it leads the page', async () => {
    const first = await renderInSite(words && <CoverBlock id="a" data={words} isFirst />);
    expect(first).toContain('<h1');
    expect(first).toContain('loading="eager"');
    const later = await renderInSite(words && <CoverBlock id="a" data={words} isFirst={false} />);
    expect(later).toContain('<h2');
    expect(later).toContain('loading="lazy"');
    expect(visibleText(later)).toBe(`${words?.title} ${words?.subtitle}`);
  });

  const gallery = EXAMPLES['a gallery'];
  const film = Object.values(EXAMPLES).find(({ video }) => video);

  test('has the pictures of a gallery, and radio buttons that choose one without scripts', async () => {
    const html = await renderInSite(gallery && <CoverBlock id="c" data={gallery} isFirst />);
    expect(html.match(/<img/g)).toHaveLength(3);
    expect(html.match(/<input type="radio" name="c-picture"/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Picture 3 of 3"');
  });

  test('keeps its picture under a film, of which nothing is fetched before a script asks', async () => {
    const html = await renderInSite(film && <CoverBlock id="c" data={film} isFirst />);
    expect(html).toContain('<img');
    expect(html).toMatch(/<video [^>]*preload="none"/);
    expect(html).not.toMatch(/autoplay|<button/i);
  });
});
