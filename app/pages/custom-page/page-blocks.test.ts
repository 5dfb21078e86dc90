import { describe, expect, test } from 'vitest';
import {
  loadedCustomPage,
  pageAnswer,
  SHOW,
  WORDS_BLOCK,
} from '../../../test/support/custom-page-loader.ts';
import { tourCard, toursAnswer } from '../../../test/support/listing-backend.ts';
import { EXAMPLE_AREA_IMAGES, exampleImage } from '../../images/example-image.ts';

describe('CMS-01 the blocks of a page', () => {
  const cover = {
    id: 'b0',
    blockType: 'cover',
    content: { title: 'Yet.', image: exampleImage('peaks'), showSearchBar: true },
  };
  const tours = {
    id: 'b2',
    blockType: 'tours-list',
    content: { title: 'Leaving', filtersData: { filters: { sort: 'price:asc', show: 6 } } },
  };
  const carousel = {
    id: 'b3',
    blockType: 'continents-carousel',
    content: { title: 'Where to?', images: EXAMPLE_AREA_IMAGES },
  };

  test('come in their order, and what they ask for is asked once, side by side', async () => {
    const { data, asked } = await loadedCustomPage('/', {
      [SHOW]: pageAnswer({ blocks: [cover, WORDS_BLOCK, tours, carousel] }),
      '/tours': toursAnswer([tourCard()]),
    });
    expect(data.blocks.map(({ type }) => type)).toEqual([
      'cover',
      'text-and-image',
      'tours-list',
      'continents-carousel',
    ]);
    // The head of the home page wants the layout, which the process may remember.
    const calls = asked.map(({ path }) => path).filter((path) => path !== '/layouts');
    // Cover and carousel share one call.
    expect(calls).toEqual([`${SHOW}?routingKey=index`, '/tours', '/tours']);
  });

  test('one whose call fails is kept, and the page stands outside of the index', async () => {
    const { status, data, seo } = await loadedCustomPage('/', {
      [SHOW]: pageAnswer({ blocks: [cover, WORDS_BLOCK, tours, carousel] }),
      '/tours': 503,
    });
    expect(status).toBe(200);
    expect(data.blocks.map(({ type }) => type)).toEqual([
      'cover',
      'text-and-image',
      'tours-list',
      'continents-carousel',
    ]);
    expect(seo.robots).toBe('noindex');
  });

  test.each([
    ['a list', [WORDS_BLOCK, tours], 503, 'nofollow', 'noindex'],
    ['a list', [WORDS_BLOCK, tours], 503, 'noindex, nofollow', 'noindex, nofollow'],
    ['counts alone', [cover, carousel], 503, null, null],
    ['nothing', [WORDS_BLOCK, tours], toursAnswer([]), null, null],
  ])('SEO-01 without %s, robots of %#', async (_lacking, blocks, answer, own, robots) => {
    const { data } = pageAnswer();
    const { seo } = await loadedCustomPage('/', {
      [SHOW]: pageAnswer({ blocks, seo: { ...data.seo, robots: own } }),
      '/tours': answer,
    });
    expect(seo.robots).toBe(robots);
  });

  test('an unknown or unfit one is skipped, and a page of nothing else still has its title', async () => {
    const { data } = await loadedCustomPage('/x', {
      [SHOW]: pageAnswer({
        blocks: [
          { id: 'u', blockType: 'wr-unknown', content: {} },
          { id: 'p', blockType: 'constructor', content: {} },
          { id: 'c', blockType: 'cover', content: { title: 'No image' } },
        ],
      }),
    });
    expect(data).toEqual({ title: 'A title', blocks: [] });
  });

  test.each([
    ['null', null],
    ['no object', 'cover'],
    ['one without content', { id: 'w', blockType: 'tours-list' }],
    ['one with null as its content', { id: 'w', blockType: 'tours-list', content: null }],
    ['one with a number as its id', { ...WORDS_BLOCK, id: 7 }],
    ['one with a number as its type', { ...WORDS_BLOCK, blockType: 7 }],
  ])('%s among them costs itself alone, whatever the backend sends', async (_, wrong) => {
    const { status, data } = await loadedCustomPage('/x', {
      [SHOW]: pageAnswer({ blocks: [wrong, WORDS_BLOCK] }),
    });
    expect(status).toBe(200);
    expect(data.blocks.map(({ id }) => id)).toEqual(['b1']);
  });

  test('CMS-03 one that was copied with its id has its own rules', async () => {
    const code = (color: string) => ({
      id: 'c',
      blockType: 'wr-html',
      content: { html: '<p>a</p>', customCss: `p{color:${color}}` },
    });
    const { data } = await loadedCustomPage('/x', {
      [SHOW]: pageAnswer({ blocks: [null, code('red'), code('blue'), WORDS_BLOCK] }),
    });
    const scopes = data.blocks.map(({ scope }) => scope);
    expect(scopes).toEqual([expect.any(String), expect.any(String), undefined]);
    expect(new Set(scopes).size).toBe(3);
    expect(new Set(data.blocks.map(({ id }) => id)).size).toBe(3);
  });

  test('CMS-03 the first that is drawn has the one heading of the first rank', async () => {
    const html = '<h1>a</h1><h1>b</h1>';
    const code = (id: string) => ({ id, blockType: 'wr-html', content: { html } });
    const unknown = { id: 'u', blockType: 'wr-unknown', content: {} };
    const { data } = await loadedCustomPage('/x', {
      [SHOW]: pageAnswer({ blocks: [unknown, code('c'), code('d')] }),
    });
    expect(data.blocks.map((block) => 'html' in block.data && block.data.html)).toEqual([
      '<h1>a</h1><h2>b</h2>',
      '<h2>a</h2><h2>b</h2>',
    ]);
  });
});
