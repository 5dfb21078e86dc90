import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { exampleImage } from '../../images/example-image.ts';
import CoverBlock, { preload } from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [withForm, , words] = Object.values(EXAMPLES);

describe('CMS-04 the cover', () => {
  test('SRCH-16 has the GET form of the search page', async () => {
    if (withForm) await preload(withForm);
    const html = await renderInSite(
      withForm && <CoverBlock id="cover-1" data={withForm} isFirst />,
      { marketId: 'es' },
    );
    const page = byRole(html);
    expect(page.all('form').map(({ attributes }) => attributes.action)).toEqual(['/buscar']);
    expect(page.one('option', 'Japan (19)').attributes.value).toBe('JPN');
  });

  test('is the page’s heading and its first picture where it leads the page', async () => {
    for (const [isFirst, tag, loading] of [
      [true, 'h1', 'eager'],
      [false, 'h2', 'lazy'],
    ] as const) {
      const block = words && <CoverBlock id="a" data={words} isFirst={isFirst} />;
      const page = byRole(await renderInSite(block));
      expect(page.one('heading', words?.title).tag).toBe(tag);
      expect(page.one('img').attributes).toMatchObject({ loading });
    }
  });

  const gallery = EXAMPLES['a gallery'];
  const film = Object.values(EXAMPLES).find(({ video }) => video);

  test('has the pictures of a gallery, and radio buttons that choose one without scripts', async () => {
    const images = (['fjord', 'peaks', 'dunes', 'reef'] as const).map(exampleImage);
    const block = gallery && <CoverBlock id="c" data={{ ...gallery, images }} isFirst />;
    const page = byRole(await renderInSite(block));
    // The one that is preloaded does not wait until it is seen.
    const loading = page.all('img').map(({ attributes }) => attributes.loading);
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
    const radios = page.all('radio').map(({ name, attributes }) => [name, attributes.name]);
    expect(radios).toEqual(
      [1, 2, 3, 4, 5].map((number) => [`Picture ${number} of 5`, 'c-picture']),
    );
  });

  test('keeps its picture under a film, of which nothing is fetched before a script asks', async () => {
    const html = await renderInSite(film && <CoverBlock id="c" data={film} isFirst />);
    expect(byRole(html).all('img')).toHaveLength(1);
    expect(byRole(html).all('button')).toEqual([]);
    const videos = readHtml(html).elements.filter(({ name }) => name === 'video');
    expect(videos.map(({ attributes }) => attributes.get('preload'))).toEqual(['none']);
    expect(videos[0]?.attributes.has('autoplay')).toBe(false);
  });
});
