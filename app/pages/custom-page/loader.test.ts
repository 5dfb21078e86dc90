import { EXAMPLE_AREA_IMAGES, exampleImage } from '../../images/example-image.ts';
import { describe, expect, test } from 'vitest';
import type { CustomPage } from '../../../contract/custom-page.ts';
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

function pageAnswer(given: Partial<CustomPage> = {}) {
  const data: CustomPage = {
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
});
