import { EXAMPLE_AREA_IMAGES, exampleImage } from '../images/example-image.ts';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import {
  apiOver,
  AVAILABLE_FILTERS,
  fixedBackend,
  toursAnswer,
  travelCard,
} from '../../test/support/listing-backend.ts';
import { blocksContext, listing, loadBlock } from '../../test/support/load-block.ts';
import type { MarketId } from '../../domain/market.ts';
import { AREAS } from '../../domain/continent.ts';
import { lacksAnswer, loadBlocks, showsFilters, parseBlocks } from './load-blocks.server.ts';
import { cover } from './cover/block.server.ts';
import { textAndImage } from './text-and-image/block.server.ts';

describe('CMS-06 top sellers', () => {
  const rows = [
    { id: 'JPN', name: 'Japan', isoCodeAlpha3: 'JPN', itineraries: 2, departures: 19 },
    {
      id: 'THA',
      name: 'Thailand',
      isoCodeAlpha3: 'THA',
      itineraries: 1,
      departures: 7,
      path: '/thailand',
    },
    { id: 'IND', name: 'India', isoCodeAlpha3: 'IND', itineraries: 1, departures: 0 },
  ];
  const topSellers = {
    response: 'success',
    data: { countries: rows, itineraries: 4, departures: 26 },
  };
  const travels = {
    response: 'success',
    data: [travelCard(), travelCard({ slug: 'thailand', countries: ['THA'] })],
  };

  test('are asked for by continent in one round, without the countries of the page', async () => {
    const { blocks, asked } = await loadBlock(
      'top-sellers',
      { title: 'Also in Asia', continents: ['asia'], except: ['JPN'], show: 3 },
      { '/travels/top-sellers': topSellers, '/travels': travels },
    );
    expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/travels/top-sellers?search=&continents[]=asia',
      '/travels',
    ]);
    expect(asked[1]?.body).toMatchObject({ continentId: ['asia'], sort: 'score:desc' });
    expect(blocks[0]?.data).toMatchObject({
      travels: [{ slug: 'thailand' }],
      places: [{ id: 'THA', name: 'Thailand', departures: 7, path: '/thailand' }],
    });
  });

  test.each([
    ['their destinations', { '/travels': travels }, { places: [], travels: [{}, {}] }, false],
    [
      'their travels',
      { '/travels/top-sellers': topSellers, '/travels': 503 },
      { travels: null },
      true,
    ],
  ])('without an answer for %s', async (_, answers, data, isLacking) => {
    const { blocks } = await loadBlock('top-sellers', { title: 'Top' }, answers);
    expect(blocks).toMatchObject([{ data }]);
    expect(blocks.map(lacksAnswer)).toEqual([isLacking]);
  });
});

test('CMS-01 one that fails is logged with where it stands, and left out', async () => {
  const lines: unknown[] = [];
  const words = { title: 'Insurance', paragraphs: ['It is in the price.'] };
  const api = apiOver(fixedBackend({}));
  const blocks = await loadBlocks(
    [
      { id: 'a', blockType: 'text-and-image', content: words },
      { id: 'f', blockType: 'tours-list', content: listing({}) },
    ],
    blocksContext({
      api: { ...api, tours: () => Promise.reject(new Error('a fault of the program')) },
      log: pino({}, { write: (line: string) => lines.push(JSON.parse(line)) }),
    }),
  );
  expect(blocks.map(({ id }) => id)).toEqual(['a']);
  const block = { page: 'index', position: 2, id: 'f', type: 'tours-list' };
  expect(lines).toMatchObject([{ msg: 'block failed', block }]);
});

test('CMS-03 only the block that leads the page keeps a heading of the first rank', async () => {
  const code = (id: string) => ({ id, blockType: 'wr-html', content: { html: '<h1>a</h1>' } });
  const context = blocksContext({ api: apiOver(fixedBackend({})) });
  const blocks = await loadBlocks([code('a'), code('b')], context);
  expect(blocks).toMatchObject(
    ['<h1>a</h1>', '<h2>a</h2>'].map((html) => ({ type: 'wr-html', data: { html } })),
  );
});

test.each([
  [['where'], true],
  [[], false],
  [undefined, false],
])('CMS-05 a listing that shows the filters %j looks at the address: %s', (shownFilters, shows) => {
  const content = { ...listing({}), shownFilters };
  expect(showsFilters({ id: 'a', blockType: 'tours-list', content })).toBe(shows);
});

const carousel = { title: 'Where to?', images: EXAMPLE_AREA_IMAGES };

describe('the continents carousel', () => {
  test('SRCH-05 shows the areas that the catalogue has, with their true counts', async () => {
    const { blocks } = await loadBlock('continents-carousel', carousel, {
      '/tours': toursAnswer([]),
    });
    expect(blocks[0]?.data).toEqual({
      ...carousel,
      areas: [
        { area: 'asia', departures: 31 },
        { area: 'america', departures: 9 },
      ],
    });
  });
});

describe('the cover', () => {
  const cover = { title: 'Yet.', image: exampleImage('peaks') };

  test('SRCH-16 has the choices of the search form where it shows one', async () => {
    const { blocks } = await loadBlock(
      'cover',
      { ...cover, showSearchBar: true },
      {
        '/tours': toursAnswer([]),
      },
    );
    expect(blocks[0]?.data).toMatchObject({ search: { months: AVAILABLE_FILTERS.months } });
  });

  test('asks for nothing without one', async () => {
    const { blocks, asked } = await loadBlock('cover', cover, {});
    expect(blocks[0]?.data).toEqual({ ...cover, search: null });
    expect(asked).toEqual([]);
  });

  test('keeps a form that searches by text where the choices cannot be loaded', async () => {
    const { blocks } = await loadBlock(
      'cover',
      { ...cover, showSearchBar: true },
      { '/tours': 503 },
    );
    expect(blocks[0]?.data).toMatchObject({ search: { places: [], months: [] } });
  });
});

describe('CMS-01 without an answer', () => {
  const unanswered = { '/tours': 503, '/travels': 503 };

  test.each([
    ['tours-list', { tours: null, rest: null }],
    ['travels-list', { travels: null }],
  ])('a %s keeps its title and says that its list is unknown', async (type, data) => {
    const { blocks } = await loadBlock(type, listing({}), unanswered);
    expect(blocks).toMatchObject([{ type, data: { title: 'Leaving', ...data } }]);
    expect(blocks.map(lacksAnswer)).toEqual([true]);
  });

  test('an empty list is no failed one', async () => {
    const { blocks } = await loadBlock('tours-list', listing({}), { '/tours': toursAnswer([]) });
    expect(blocks.map(lacksAnswer)).toEqual([false]);
  });

  test('the carousel has every area and no count', async () => {
    const { blocks } = await loadBlock('continents-carousel', carousel, unanswered);
    const areas = AREAS.map((area) => ({ area, departures: null }));
    expect(blocks).toMatchObject([{ data: { title: 'Where to?', areas } }]);
    expect(blocks.map(lacksAnswer)).toEqual([false]);
  });
});

/** The content of a block as the market shows it, by types that show their content as it is. */
async function drawn(blockType: string, content: object, marketId: MarketId) {
  const context = blocksContext({ api: apiOver(fixedBackend({}), marketId), currency: 'EUR' });
  const [block] = await loadBlocks([{ id: 'a', blockType, content }], context);
  return block?.data ?? null;
}

const plain = { title: 'A', paragraphs: ['B'] };
const linked = (routingKey: string) => ({ ...plain, link: { label: 'Go', routingKey } });
const story = (routingKey: string) => ({
  title: routingKey,
  text: 'B',
  image: exampleImage('peaks'),
  link: { routingKey },
});

describe('what a block leads to', () => {
  test.each([
    ['RTE-02 a route that the market has switched off', 'events-wemeet', 'de'],
    ['RTE-03 a hidden route, where its path is obscure', 'search-ai', 'it'],
    ['RTE-03 a hidden route, where its path is that of no page', 'search-ai', 'de'],
    ['a page that wants a parameter', 'travels-travel', 'it'],
  ] as const)('%s is no link', async (_, key, marketId) => {
    expect(await drawn('text-and-image', linked(key), marketId)).toEqual(plain);
  });

  test.each([
    ['events-wemeet', 'it'],
    ['search-ai', 'en-WE'],
    ['search', 'de'],
    ['index', 'fr'],
  ] as const)('RTE-04 %s in %s is one', async (key, marketId) => {
    expect(await drawn('text-and-image', linked(key), marketId)).toEqual(linked(key));
  });

  test('RTE-02 RTE-03 a story that is told on no page of the market is left out', async () => {
    const cards = [story('events-wemeet'), story('faqs'), story('search-ai')];
    const content = { title: 'A', cards };
    expect(await drawn('blog-cards', content, 'de')).toEqual({ title: 'A', cards: [cards[1]] });
    expect(await drawn('blog-cards', { title: 'A', cards: [cards[2]] }, 'it')).toBeNull();
  });
});

function parsed(blocks: Parameters<typeof parseBlocks>[0]) {
  const lines: { msg: string; block: unknown }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { blocks: parseBlocks(blocks, { log, page: 'index' }), lines };
}

const words = { title: 'Insurance', paragraphs: ['It is in the price.'] };

describe('CMS-01 blocks are checked on arrival', () => {
  test('those that fit stay in their order, with the defaults of their schema', () => {
    const { blocks, lines } = parsed([
      { id: 'a', blockType: 'text-and-image', content: { ...words, customCss: 'p {}' } },
      { id: 'b', blockType: 'cover', content: { title: 'Yet.', image: exampleImage('peaks') } },
    ]);
    expect(blocks).toEqual([
      { id: 'a', block: textAndImage, content: words, position: 1 },
      {
        id: 'b',
        block: cover,
        content: { title: 'Yet.', image: exampleImage('peaks'), showSearchBar: false },
        position: 2,
      },
    ]);
    expect(lines).toEqual([]);
  });

  test.each([
    ['an unknown type', { blockType: 'wr-carousel', content: {} }],
    ['a type that objects have by nature', { blockType: 'toString', content: {} }],
    ['content that lacks something', { blockType: 'cover', content: { title: 'Yet.' } }],
    ['content with something more', { blockType: 'text-and-image', content: { ...words, x: 1 } }],
    [
      'an unknown filter',
      {
        blockType: 'tours-list',
        content: { title: 'x', filtersData: { filters: { colour: 'red' } } },
      },
    ],
  ])('%s is logged with page and position, and skipped', (_, wrong) => {
    const { blocks, lines } = parsed([
      { id: 'a', blockType: 'text-and-image', content: words },
      { id: 'w', ...wrong },
    ]);
    expect(blocks.map(({ id }) => id)).toEqual(['a']);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.msg).toMatch(/^block of an? .* skipped$/);
    expect(lines[0]?.block).toEqual({ page: 'index', position: 2, id: 'w', type: wrong.blockType });
  });

  test.each([
    ['content that is null', { id: 'w', blockType: 'cover', content: null }, ['w', 'cover']],
    ['content that is a list', { id: 'w', blockType: 'cover', content: [] }, ['w', 'cover']],
    ['content that is a text', { id: 'w', blockType: 'wr-html', content: 'x' }, ['w', 'wr-html']],
    ['no content', { id: 'w', blockType: 'steps' }, ['w', 'steps']],
    ['no id', { blockType: 'text-and-image', content: words }, [undefined, 'text-and-image']],
    ['a number as its id', { id: 7, blockType: 'steps', content: {} }, [undefined, 'steps']],
    ['no type', { id: 'w', content: words }, ['w', undefined]],
    ['a number as its type', { id: 'w', blockType: 7, content: words }, ['w', undefined]],
    ['null for a block', null, []],
    ['a text for a block', 'cover', []],
    ['a list for a block', [words], []],
  ])('%s costs that block alone, and is logged', (_, wrong, [id, type]) => {
    const { blocks, lines } = parsed([
      { id: 'a', blockType: 'text-and-image', content: words },
      wrong,
      { id: 'z', blockType: 'text-and-image', content: words },
    ]);
    expect(blocks.map((block) => [block.id, block.position])).toEqual([
      ['a', 1],
      ['z', 3],
    ]);
    expect(lines).toMatchObject([{ msg: 'block of a wrong shape skipped' }]);
    expect(lines[0]?.block).toEqual({ page: 'index', position: 2, id, type });
  });
});

describe('CMS-04 ids of blocks', () => {
  const idsOf = (...ids: string[]) =>
    parsed(ids.map((id) => ({ id, blockType: 'text-and-image', content: words }))).blocks.map(
      (block) => block.id,
    );

  test.each([
    [
      ['a', 'b-c', 'b-d'],
      ['a', 'b-c', 'b-d'],
    ],
    [
      ['f', 'f'],
      ['f', 'f_2'],
    ],
    [
      ['f', 'f', 'f_2', 'f'],
      ['f', 'f_2', 'f_2_3', 'f_4'],
    ],
    [
      ['f', 'f-2'],
      ['f', 'f_2_2'],
    ],
    [
      ['f-2-1', 'f', 'f-2'],
      ['f-2-1', 'f_2', 'f_2_3'],
    ],
  ])('%j are %j: none is what a part of another is called', (stored, unique) => {
    expect(idsOf(...stored)).toEqual(unique);
  });
});
