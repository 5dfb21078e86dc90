import { EXAMPLE_AREA_IMAGES, exampleImage } from '../../images/example-image.ts';
import { describe, expect, test } from 'vitest';
import type { ArrivedPage } from '../../../contract/custom-page.ts';
import type { MarketId } from '../../../domain/market.ts';
import {
  fixedBackend,
  loaderArguments,
  thrownBy,
  tourCard,
  toursAnswer,
  type FixedAnswers,
} from '../../../test/support/listing-backend.ts';
import { loadCustomPage } from './loader.server.ts';

const words = {
  id: 'b1',
  blockType: 'text-and-image',
  content: { title: 'Insurance', paragraphs: ['It is in the price.'] },
};

function pageAnswer(given: Partial<ArrivedPage> = {}) {
  const data: ArrivedPage = {
    type: 'page',
    routingKey: null,
    slug: null,
    attributes: { hideLayout: false, transparentHeader: false },
    blocks: [words],
    customCss: null,
    customHtmlClasses: null,
    seo: {
      title: 'A title',
      description: 'Words',
      image: null,
      robots: null,
      canonical: null,
      urls: {},
    },
    ...given,
  };
  return { response: 'success', data };
}

async function load(path: string, answers: FixedAnswers, marketId?: MarketId) {
  const backend = fixedBackend(answers);
  const page = await loadCustomPage(await loaderArguments({ path, backend, marketId }));
  return { ...page, asked: backend.asked };
}

const show = '/custompages/show';

describe('RTE-05 which page it is', () => {
  test.each([
    ['/', 'en-WE', 'routingKey=index'],
    ['/destinations', 'en-WE', 'routingKey=travels'],
    ['/partenze-confermate', 'it', 'routingKey=tours'],
    ['/angebote', 'de', 'routingKey=sales'],
    ['/asien-reisen', 'de', 'routingKey=asia'],
    ['/japan-trips', 'en-WE', 'slug=japan-trips'],
    ['/a/page/of/ours', 'en-WE', 'slug=a%2Fpage%2Fof%2Fours'],
  ] as const)('%s in %s is asked for by %s', async (path, marketId, lookup) => {
    const { asked } = await load(path, { [show]: pageAnswer() }, marketId);
    expect(asked[0]?.path).toBe(`${show}?${lookup}`);
  });

  test('what the backend does not know is 404, and no answer is 503', async () => {
    for (const status of [404, 503]) {
      const backend = fixedBackend({ [show]: status });
      const answer = await thrownBy(
        loadCustomPage(await loaderArguments({ path: '/nothing', backend })),
      );
      expect(answer.status).toBe(status);
    }
  });
});

describe('RTE-08 what the page asks of the layout', () => {
  test('hidden layout, transparent header, and classes that are class names', async () => {
    const { frame } = await load('/x', {
      [show]: pageAnswer({
        attributes: { hideLayout: true, transparentHeader: true },
        customHtmlClasses: ' summer-sale  wide "><script> 9lives',
      }),
    });
    expect(frame).toEqual({
      hideLayout: true,
      transparentHeader: true,
      htmlClasses: ['summer-sale', 'wide'],
    });
  });

  test('nothing of the kind by default', async () => {
    const { frame } = await load('/x', { [show]: pageAnswer() });
    expect(frame).toEqual({ hideLayout: false, transparentHeader: false, htmlClasses: [] });
  });
});

describe('SEO-01 what the page says of itself', () => {
  test('a fixed page has its path in every market', async () => {
    const { seo } = await load('/viaggi-asia?utm_source=x', { [show]: pageAnswer() }, 'it');
    expect(seo.canonical).toBe('/viaggi-asia');
    expect(seo.alternates).toEqual({
      international: '/asia-trips',
      it: '/viaggi-asia',
      'en-WE': '/asia-trips',
      'en-US': '/asia-trips',
      es: '/viajes-asia',
      fr: '/voyages-asie',
      de: '/asien-reisen',
    });
  });

  test('a fixed page that some markets have is no alternate in the others', async () => {
    const { data } = pageAnswer();
    const urls = { it: '/viaggi-asia', de: '/asien-reisen' };
    const answer = pageAnswer({ seo: { ...data.seo, urls } });
    const { seo } = await load('/viaggi-asia', { [show]: answer }, 'it');
    expect(seo.alternates).toEqual(urls);
  });

  test('a page by slug has the paths that the backend knows', async () => {
    const { seo } = await load('/japan-trips', {
      [show]: pageAnswer({
        seo: {
          title: 'Japan',
          description: '',
          image: null,
          robots: 'noindex',
          canonical: null,
          urls: { 'en-WE': '/japan-trips', it: '/viaggi-giappone' },
        },
      }),
    });
    expect(seo).toMatchObject({
      robots: 'noindex',
      alternates: { 'en-WE': '/japan-trips', it: '/viaggi-giappone' },
    });
  });

  test.each([
    ['/other/', '/other'],
    ['/', '/'],
    ['//evil.example', '/x'],
    ['https://evil.example/', '/x'],
    [null, '/x'],
  ])('a canonical of its own, %s, becomes %s', async (canonical, path) => {
    const { data } = pageAnswer();
    const { seo } = await load('/x', { [show]: pageAnswer({ seo: { ...data.seo, canonical } }) });
    expect(seo.canonical).toBe(path);
  });
});

describe('CMS-05 filters in the address of a page', () => {
  const listing = (shownFilters: readonly string[]) => ({
    id: 'b2',
    blockType: 'tours-list',
    content: { title: 'Leaving', filtersData: { filters: {} }, shownFilters },
  });
  const answers = (shownFilters: readonly string[]) => ({
    [show]: pageAnswer({ blocks: [words, listing(shownFilters)] }),
    '/tours': toursAnswer([tourCard()]),
  });

  test.each([
    ['destinationId[]=JPN', null],
    ['destinationId[]=JPN&discounted=true', 'noindex'],
    ['utm_source=x&page=2', null],
  ])('%s: robots %s, and the canonical address has none of them', async (query, robots) => {
    const { seo, asked } = await load(`/x?${query}`, answers(['where', 'month']));
    expect(seo).toMatchObject({ robots, canonical: '/x' });
    const narrowed = asked.filter(({ body }) => body?.destinationId);
    expect(narrowed.length > 0).toBe(query.includes('JPN'));
  });

  test.each([
    ['where=JPN&month=&ageBadge=ALL', '/x?destinationId%5B%5D=JPN'],
    ['where=&month=', '/x'],
  ])('a form that was sent, %s, leads to %s', async (query, location) => {
    const backend = fixedBackend(answers(['where', 'month']));
    const answer = await thrownBy(
      loadCustomPage(await loaderArguments({ path: `/x?${query}`, backend })),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
  });

  test('a page whose listing shows none looks at none, whatever stands there', async () => {
    const query = 'destinationId[]=JPN&discounted=true&where=JPN';
    const { status, seo, asked } = await load(`/x?${query}`, answers([]));
    expect(status).toBe(200);
    expect(seo.robots).toBeNull();
    expect(asked.every(({ body }) => !body?.destinationId)).toBe(true);
  });

  test('SEO-01 a list that could not be narrowed is kept out of the index for now', async () => {
    const { status, seo } = await load('/x?destinationId[]=JPN', {
      ...answers(['where']),
      '/tours': ({ body }: { body: unknown }) =>
        (body as { destinationId?: unknown }).destinationId ? 503 : toursAnswer([tourCard()]),
    });
    expect(status).toBe(200);
    expect(seo.robots).toBe('noindex');
  });
});

describe('CMS-01 the blocks of a page', () => {
  const cover = {
    id: 'b0',
    blockType: 'cover',
    content: { title: 'Yet.', image: exampleImage('peaks'), showSearchBar: true },
  };
  const tours = {
    id: 'b2',
    blockType: 'tours-list',
    content: { title: 'Leaving', filtersData: { filters: { sort: 'date:asc', show: 6 } } },
  };
  const carousel = {
    id: 'b3',
    blockType: 'continents-carousel',
    content: { title: 'Where to?', images: EXAMPLE_AREA_IMAGES },
  };

  test('come in their order, and what they ask for is asked once, side by side', async () => {
    const { data, asked } = await load('/', {
      [show]: pageAnswer({ blocks: [cover, words, tours, carousel] }),
      '/tours': toursAnswer([tourCard()]),
    });
    expect(data.blocks.map(({ type }) => type)).toEqual([
      'cover',
      'text-and-image',
      'tours-list',
      'continents-carousel',
    ]);
    // Cover and carousel share one call.
    expect(asked.map(({ path }) => path)).toEqual([`${show}?routingKey=index`, '/tours', '/tours']);
  });

  test('one whose call fails is kept, and the page stands outside of the index', async () => {
    const { status, data, seo } = await load('/', {
      [show]: pageAnswer({ blocks: [cover, words, tours, carousel] }),
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
    ['a list', [words, tours], 503, 'nofollow', 'noindex'],
    ['a list', [words, tours], 503, 'noindex, nofollow', 'noindex, nofollow'],
    ['counts alone', [cover, carousel], 503, null, null],
    ['nothing', [words, tours], toursAnswer([]), null, null],
  ])('SEO-01 without %s, robots of %#', async (_lacking, blocks, answer, own, robots) => {
    const { data } = pageAnswer();
    const { seo } = await load('/', {
      [show]: pageAnswer({ blocks, seo: { ...data.seo, robots: own } }),
      '/tours': answer,
    });
    expect(seo.robots).toBe(robots);
  });

  test('an unknown or unfit one is skipped, and a page of nothing else still has its title', async () => {
    const { data } = await load('/x', {
      [show]: pageAnswer({
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
    ['one with a number as its id', { ...words, id: 7 }],
    ['one with a number as its type', { ...words, blockType: 7 }],
  ])('%s among them costs itself alone, whatever the backend sends', async (_, wrong) => {
    const { status, data } = await load('/x', { [show]: pageAnswer({ blocks: [wrong, words] }) });
    expect(status).toBe(200);
    expect(data.blocks.map(({ id }) => id)).toEqual(['b1']);
  });

  test('CMS-03 one that was copied with its id has its own rules', async () => {
    const code = (color: string) => ({
      id: 'c',
      blockType: 'wr-html',
      content: { html: '<p>a</p>', customCss: `p{color:${color}}` },
    });
    const { data } = await load('/x', {
      [show]: pageAnswer({ blocks: [null, code('red'), code('blue'), words] }),
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
    const { data } = await load('/x', {
      [show]: pageAnswer({ blocks: [unknown, code('c'), code('d')] }),
    });
    expect(data.blocks.map((block) => 'html' in block.data && block.data.html)).toEqual([
      '<h1>a</h1><h2>b</h2>',
      '<h2>a</h2><h2>b</h2>',
    ]);
  });
});
