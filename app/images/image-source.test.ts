import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { presentPicture } from '../../backend/images/picture.ts';
import type { Image } from '../../contract/image.ts';
import { MARKETS } from '../../domain/market.ts';
import { byRole } from '../../test/support/by-role.ts';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { PICTURE_PLACES, sizesOf } from './picture-places.ts';
import { coverPreloads, imageSourceAt, imageSources } from './image-source.ts';

const IMAGE: Image = {
  id: 'azores-islands-1',
  baseUrl: '',
  seoName: 'a-whale-pico',
  title: 'A whale, Pico',
  altText: 'A whale, Pico',
  colour: '#ff9a6b',
  desktop: { id: 'a'.repeat(16), width: 1600, height: 1000 },
  mobile: { id: 'b'.repeat(16), width: 500, height: 625 },
};

test('TRV-12 an image stands at {base}/resource/{size}/{id}/{seo name}', () => {
  const { source } = imageSources(IMAGE, '');
  expect(source).toMatchObject({
    src: `/resource/688/${'a'.repeat(16)}/a-whale-pico`,
    width: 1600,
    height: 1000,
  });
  expect(source.srcSet?.split(', ')).toHaveLength(11);
  expect(source.srcSet).toContain(`/resource/1440/${'a'.repeat(16)}/a-whale-pico 1440w`);
});

test('TRV-12 no width beyond what the original or the place on the screen holds', () => {
  const { source, narrowSource } = imageSources(IMAGE, '', 688);
  expect(source.srcSet).toMatch(/ 688w$/);
  // The one of 500 pixels is whole in the next width.
  expect(narrowSource?.srcSet).toMatch(/ 576w$/);
});

test('TRV-12 a small image has one width for every screen', () => {
  expect(imageSourceAt(IMAGE, 'https://images.example', 320)).toEqual({
    src: `https://images.example/resource/320/${'a'.repeat(16)}/a-whale-pico`,
    width: 1600,
    height: 1000,
  });
});

test('TRV-12 an image of another host keeps it, others take the base of the settings', () => {
  expect(imageSources(IMAGE, 'https://images.example').source.src).toMatch(
    /^https:\/\/images\.example\/resource\/688\//,
  );
  const elsewhere = { ...IMAGE, baseUrl: 'https://cdn.example' };
  expect(imageSources(elsewhere, 'https://images.example').source.src).toMatch(
    /^https:\/\/cdn\.example\/resource\/688\//,
  );
});

test('TRV-12 an image without one for narrow screens has one source', () => {
  expect(imageSources({ ...IMAGE, mobile: null }, '').narrowSource).toBeNull();
});

const image = presentPicture(EXAMPLE_PICTURE, MARKETS.international);
const mobile = { id: 'a'.repeat(16), width: 1000, height: 1250 };

describe('SEO-02 preloads of covers', () => {
  test('say of a picture what its element says, so that nothing is fetched twice', () => {
    const [preload, ...others] = coverPreloads({ image, place: 'besideWords' }, '');
    const { source } = imageSources(image, '', PICTURE_PLACES.besideWords.upTo);
    const sizes = sizesOf('besideWords');
    const html = renderToStaticMarkup(createElement(Picture, { source, sizes, alt: '' }));
    const drawn = byRole(html).one('img').attributes;
    expect(drawn.srcset).toMatch(/./);
    expect(drawn.srcset).toBe(preload?.imageSrcSet);
    expect(drawn.sizes).toBe(preload?.imageSizes);
    expect(preload?.media).toBeUndefined();
    expect(others).toEqual([]);
  });

  test('are two where narrow screens have a drawing of their own, and never both for one', () => {
    const both = { ...image, mobile };
    const [narrow, wide] = coverPreloads({ image: both, place: 'wallCover', hasNarrow: true }, '');
    const { source, narrowSource } = imageSources(both, '');
    expect(narrow).toMatchObject({
      imageSrcSet: narrowSource?.srcSet,
      media: '(max-width: 39.99875em)',
    });
    expect(wide).toMatchObject({ imageSrcSet: source.srcSet, media: '(min-width: 40em)' });
    const html = renderToStaticMarkup(createElement(Picture, { source, narrowSource, alt: '' }));
    const sources = readHtml(html).elements.filter(({ name }) => name === 'source');
    expect(sources.map(({ attributes }) => attributes.get('media'))).toEqual([narrow?.media]);
    expect(coverPreloads({ image: both, place: 'cover' }, '')).toHaveLength(1);
  });

  test('stand where pictures do', () => {
    const [preload] = coverPreloads({ image, place: 'cover' }, 'https://images.example');
    expect(preload?.imageSrcSet).toMatch(/^https:\/\/images\.example\/resource\//);
  });
});
