import { describe, expect, test } from 'vitest';
import {
  apiOver,
  fixedBackend,
  tourCard,
  toursAnswer,
  type AskedCall,
  AVAILABLE_FILTERS,
} from '../../test/support/listing-backend.ts';
import { blocksContext } from '../../test/support/load-block.ts';
import type { ListingContent } from '../../contract/block-content.ts';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { loadToursList } from './tours-list/block.server.ts';
import type { Filters } from '../../contract/filters.ts';
import type { AvailableFilters } from '../../contract/listing.ts';
import { choicesWithin } from './load-narrowed.server.ts';

const ASIA: Filters = { continentId: ['asia'], sort: 'date:asc', show: 6 };

interface Page {
  readonly query?: string;
  readonly own?: Filters;
  readonly shown?: ListingContent['shownFilters'];
  readonly answer?: (call: AskedCall) => object | number;
  readonly counts?: (call: AskedCall) => object | number;
}

async function load({
  query = '',
  own = ASIA,
  shown = ['where', 'month'],
  answer = () => toursAnswer([tourCard()], { total: 9 }),
  // None leaves too soon to be cancelled.
  counts = () => ({ response: 'success', data: [0] }),
}: Page) {
  const backend = fixedBackend({ '/tours': answer, '/counts/tours': counts });
  const context = blocksContext({
    api: apiOver(backend),
    page: 'asia',
    asked: parseSearchFilters(new URLSearchParams(query)),
  });
  const content = {
    title: 'Leaving',
    filtersData: { filters: own },
    shownFilters: shown,
    isFeatured: false,
  };
  const data = await loadToursList(content, context);
  const listings = backend.asked.filter(({ path }) => path === '/tours');
  const isList = ({ body }: AskedCall) => body?.show !== 1;
  return {
    data,
    lists: listings.filter(isList),
    facets: listings.filter((call) => !isList(call)),
  };
}

describe('CMS-05 a listing whose filters are shown', () => {
  test('is asked for again with the filters of the address, and its own hold', async () => {
    const { data, lists } = await load({ query: 'destinationId[]=JPN&discounted=true&show=100' });
    expect(lists).toHaveLength(1);
    expect(lists[0]?.body).toMatchObject({
      continentId: ['asia'],
      destinationId: ['JPN'],
      discounted: true,
      sort: 'date:asc',
      show: 6,
    });
    expect(data.filter).toMatchObject({ isNarrowed: true, isFailed: false });
    expect(data.rest?.query).toContain('destinationId%5B%5D=JPN');
  });

  test('is its own where the address asks for nothing', async () => {
    const { data, lists } = await load({ query: 'utm_source=x&page=3' });
    expect(lists[0]?.body).toMatchObject(ASIA);
    expect(data).toMatchObject({ total: 9, filter: { isNarrowed: false, isFailed: false } });
  });

  test('counts each choice under the other filters, and only those within it', async () => {
    const { data, facets } = await load({
      query: 'destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-31',
    });
    const [present, placeless] = facets.map(({ body }) => body);
    expect(present).toMatchObject({ destinationId: ['JPN'], dateFrom: '2027-05-01' });
    expect(placeless).toMatchObject({ continentId: ['asia'], dateFrom: '2027-05-01' });
    expect(placeless).not.toHaveProperty('destinationId');
    expect(present).not.toHaveProperty('sort');
    const { places, months } = data.filter?.choices ?? { places: [], months: [] };
    expect(places.map(({ area }) => area)).toEqual(['asia']);
    expect(months).toEqual([{ month: '2027-05', count: 20 }]);
  });

  test('RES-08 is empty, and not asked for, where nothing can fit both', async () => {
    const { data, lists } = await load({ query: 'continentId[]=europe' });
    expect(lists).toEqual([]);
    expect(data).toMatchObject({ tours: [], total: 0, rest: null, filter: { isNarrowed: true } });
  });

  test('RES-08 says of an empty one what to change of the address, within its own filters', async () => {
    const listings: Record<string, unknown>[] = [];
    const { data } = await load({
      query: 'destinationId[]=JPN&dateFrom=2027-05-03&discounted=true&gender=male',
      answer: () => toursAnswer([], { total: 0 }),
      counts: ({ body }) => {
        listings.push(...(body?.listings as Record<string, unknown>[]));
        return { response: 'success', data: listings.map((one) => (one.discounted ? 0 : 4)) };
      },
    });
    expect(data.filter?.advice).toEqual({
      all: 4,
      relaxations: [{ change: { kind: 'without', filters: ['discounted'] }, count: 4 }],
    });
    for (const listing of listings) {
      expect(listing).toMatchObject({ continentId: ['asia'], currency: 'GBP' });
      expect(listing).not.toHaveProperty('show');
    }
    expect(listings.map(({ daysSpan }) => daysSpan)).toEqual(expect.arrayContaining([3, 7, 14]));
    // Months that the list has, whatever days are asked for.
    expect(listings.map(({ dateFrom }) => dateFrom)).toContain('2027-05-01');
  });

  test.each([
    ['nothing of an empty list that nobody has narrowed', '', undefined],
    ['more days around than are asked for', 'dateFrom=2027-05-03&daysSpan=7', [14]],
  ])('RES-08 tries %s', async (_, query, spans) => {
    const { data } = await load({
      query,
      answer: () => toursAnswer([], { total: 0 }),
      counts: ({ body }) => {
        const listings = body?.listings as readonly unknown[];
        return { response: 'success', data: listings.map(() => 4) };
      },
    });
    const tried = data.filter?.advice?.relaxations.flatMap(({ change }) =>
      change.kind === 'daysSpan' ? [change.daysSpan] : [],
    );
    expect(tried).toEqual(spans);
  });

  test('RES-09 stays as it is, and says so, where the narrowed one has no answer', async () => {
    const { data } = await load({
      query: 'destinationId[]=JPN',
      answer: ({ body }) => (body?.destinationId ? 503 : toursAnswer([tourCard()])),
    });
    expect(data.tours).toHaveLength(1);
    expect(data.filter).toMatchObject({ isNarrowed: false, isFailed: true });
    expect(data.filter?.filters.destinationId).toEqual(['JPN']);
  });

  test('RES-09 is unknown where it has no answer either', async () => {
    const { data } = await load({ query: 'destinationId[]=JPN', answer: () => 503 });
    expect(data).toMatchObject({ tours: null, filter: { choices: { places: [], months: [] } } });
  });
});

test('CMS-05 a listing that shows none takes nothing from the address', async () => {
  const { data, lists, facets } = await load({ query: 'destinationId[]=JPN', shown: [] });
  expect(lists[0]?.body).toMatchObject(ASIA);
  expect(lists[0]?.body).not.toHaveProperty('destinationId');
  expect(facets).toEqual([]);
  expect(data.filter).toBeNull();
});

const AVAILABLE: AvailableFilters = {
  ...AVAILABLE_FILTERS,
  continents: (['asia', 'america', 'north-america', 'south-america'] as const).map((id) => ({
    id,
    count: 1,
  })),
  destinations: [
    { id: 'JPN', name: 'Japan', continent: 'asia', count: 2 },
    { id: 'VNM', name: 'Vietnam', continent: 'asia', count: 0 },
    { id: 'MEX', name: 'Mexico', continent: 'north-america', count: 3 },
    { id: 'PER', name: 'Peru', continent: 'south-america', count: 4 },
  ],
  months: ['2027-04', '2027-05', '2027-06'].map((month) => ({ month, count: 1 })),
};

test.each<readonly [string, Filters, readonly string[], readonly string[], readonly string[]]>([
  [
    'all of it',
    {},
    ['asia', 'america', 'north-america', 'south-america'],
    ['JPN', 'VNM', 'MEX', 'PER'],
    ['2027-04', '2027-05', '2027-06'],
  ],
  ['a continent', { continentId: ['asia'] }, [], ['JPN', 'VNM'], ['2027-04', '2027-05', '2027-06']],
  [
    'America, which has halves',
    { continentId: ['america'], dateFrom: '2027-05-10' },
    ['north-america', 'south-america'],
    ['MEX', 'PER'],
    ['2027-05', '2027-06'],
  ],
  [
    'days, and some around them',
    { dateFrom: '2027-05-10', dateTo: '2027-05-12', daysSpan: 30 },
    ['asia', 'america', 'north-america', 'south-america'],
    ['JPN', 'VNM', 'MEX', 'PER'],
    ['2027-04', '2027-05', '2027-06'],
  ],
  [
    'a country',
    { destinationId: ['PER'], dateTo: '2027-05-10' },
    [],
    ['PER'],
    ['2027-04', '2027-05'],
  ],
])('CMS-05 the choices of a list of %s', (_, own, continents, destinations, months) => {
  const within = choicesWithin(AVAILABLE, own);
  expect(within.continents.map(({ id }) => id)).toEqual(continents);
  expect(within.destinations.map(({ id }) => id)).toEqual(destinations);
  expect(within.months.map(({ month }) => month)).toEqual(months);
});
