import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { presentPicture } from '../../backend/images/picture.ts';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { coverPreloads } from './cover-image.ts';
import { imageSources } from './image-source.ts';

const image = presentPicture(EXAMPLE_PICTURE, MARKETS.international);
const mobile = { id: 'a'.repeat(16), width: 1000, height: 1250 };

describe('SEO-02 preloads of covers', () => {
  test('say of a picture what its element says, so that nothing is fetched twice', () => {
    const [preload, ...others] = coverPreloads([{ image, sizes: '50vw', upTo: 960 }], '');
    const { source } = imageSources(image, '', 960);
    const html = renderToStaticMarkup(createElement(Picture, { source, sizes: '50vw', alt: '' }));
    expect(html).toContain(`srcSet="${preload?.imageSrcSet}"`);
    expect(html).toContain(`sizes="${preload?.imageSizes}"`);
    expect(preload?.media).toBeUndefined();
    expect(others).toEqual([]);
  });

  test('are two where narrow screens have a drawing of their own, and never both for one', () => {
    const both = { ...image, mobile };
    const [narrow, wide] = coverPreloads([{ image: both, sizes: '100vw', hasNarrow: true }], '');
    const { source, narrowSource } = imageSources(both, '');
    expect(narrow).toMatchObject({
      imageSrcSet: narrowSource?.srcSet,
      media: '(max-width: 39.99875em)',
    });
    expect(wide).toMatchObject({ imageSrcSet: source.srcSet, media: '(min-width: 40em)' });
    const html = renderToStaticMarkup(createElement(Picture, { source, narrowSource, alt: '' }));
    expect(html).toContain(`media="${narrow?.media}"`);
    expect(coverPreloads([{ image: both, sizes: '100vw' }], '')).toHaveLength(1);
  });

  test.each([
    [1, 1],
    [4, 4],
    [6, 4],
  ])('of %i pictures are %i', (count, expected) => {
    const covers = Array.from({ length: count }, () => ({ image, sizes: '100vw' }));
    expect(coverPreloads(covers, '')).toHaveLength(expected);
  });

  test('stand where pictures do', () => {
    const [preload] = coverPreloads([{ image, sizes: '1px' }], 'https://images.example');
    expect(preload?.imageSrcSet).toMatch(/^https:\/\/images\.example\/resource\//);
  });
});
