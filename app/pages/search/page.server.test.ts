import { describe, expect, test } from 'vitest';
import type { FeatureFlags } from '../../../contract/feature-flags.ts';
import { parseSearchFilters } from '../../../domain/filters/search-filters.ts';
import { ALL_MARKETS, type Currency, MARKET_IDS, type MarketId } from '../../../domain/market.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import {
  AVAILABLE_FILTERS,
  type FixedAnswers,
  fixedBackend,
  loaderArguments,
  tourCard,
  toursAnswer,
  travelCard,
  travelsPageAnswer,
} from '../../../test/support/listing-backend.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadPage } from '../define-page.server.ts';
import { searchPage, searchCounterparts, searchHead } from './page.server.ts';

interface Site {
  readonly marketId?: MarketId;
  readonly currency?: Currency;
  readonly flags?: FeatureFlags;
}

async function load(path: string, answers: FixedAnswers = {}, { flags, ...site }: Site = {}) {
  const backend = fixedBackend({
    '/tours': toursAnswer([tourCard()]),
    '/travels/paginated': travelsPageAnswer([travelCard()]),
    ...answers,
  });
  const args = await loaderArguments({ path, backend, ...site });
  const page = await loadPage(searchPage, { ...args, context: { ...args.context, flags } });
  return { ...page, asked: backend.asked };
}

describe('RES-01 the search page', () => {
  test('lists tours by default, 20 to a page, in one call, beside which is counted what leaves too soon', async () => {
    const { status, data, asked } = await load('/search');
    expect(status).toBe(200);
    expect(data.list).toMatchObject({ tab: 'tours', tours: [{ code: 'JPN-20270503' }] });
    expect(asked.map(({ path }) => path)).toEqual(['/tours', '/counts/tours']);
    expect(asked[0]).toMatchObject({ path: '/tours', body: { page: 1, perPage: 20 } });
  });

  test('lists travels under their tab', async () => {
    const { data, asked } = await load('/search?tab=travels');
    expect(data.list).toMatchObject({ tab: 'travels', travels: [{ slug: 'japan-by-rail' }] });
    expect(asked.map(({ path }) => path)).toEqual(['/travels/paginated']);
  });

  test('MKT-07 prices and price filters are in the chosen currency', async () => {
    const { data, asked } = await load('/search?priceTo=250000', {}, { currency: 'USD' });
    expect(asked[0]?.body).toMatchObject({ currency: 'USD', priceTo: 250_000 });
    expect(data.list).toMatchObject({
      tours: [{ price: { cents: 220_000, currency: 'USD', isConverted: true } }],
    });
  });

  test('RES-11 counts the filters that narrow the list', async () => {
    expect((await load('/search')).data.activeCount).toBe(0);
    expect((await load('/search?priceTo=250000&discounted=true&page=2')).data.activeCount).toBe(2);
  });

  test('RES-02 shows the last page where one beyond it was asked for', async () => {
    const last = toursAnswer([tourCard()], { currentPage: 3, lastPage: 3, total: 41 });
    const { data, seo, asked } = await load('/search?page=99', { '/tours': last });
    expect(asked[0]?.body).toMatchObject({ page: 99 });
    expect(data).toMatchObject({ filters: { page: 3 }, lastPage: 3, total: 41 });
    expect(seo.canonical).toBe('/search?page=3');
  });
});

describe('RES-02 the filters of the URL', () => {
  test('reach the call, known and usable ones alone', async () => {
    const { asked } = await load(
      '/search?travelStyles[]=safari&durations=7&sort=price:desc&discounted=true&foo=bar&priceFrom=x',
    );
    expect(asked[0]?.body).toEqual({
      travelStyles: ['safari'],
      durations: [7],
      sort: 'price:desc',
      discounted: true,
      status: [...DEFAULT_STATUSES],
      ageBadge: 'ALL',
      page: 1,
      perPage: 20,
      currency: 'GBP',
      oncePerTravel: true,
    });
  });

  test('RES-05 the five default statuses are asked for, unless the URL names others', async () => {
    expect((await load('/search')).asked[0]?.body?.status).toEqual([
      'PLANNED',
      'ALMOST_CONFIRMED',
      'CONFIRMED',
      'ALMOST_FULL',
      'WAITING_LIST',
    ]);
    const { asked } = await load('/search?status[]=SOLD_OUT');
    expect(asked[0]?.body?.status).toEqual(['SOLD_OUT']);
  });

  test.each([
    ['', undefined],
    ['sort=date:asc', undefined],
    ['sort=relevance:desc&textSearch=a', undefined],
    ['sort=price:desc&tab=travels', undefined],
    ['sort=price:asc', true],
    ['sort=duration:asc', true],
  ])(
    'RES-06 RES-07 each travel is asked for once where there are no months: "%s"',
    async (query, once) => {
      const { asked } = await load(`/search?${query}`);
      expect(asked[0]?.body?.oncePerTravel).toBe(once);
    },
  );

  test('RES-06 a card leads to the other departures of its travel, under the same filters and order', async () => {
    const tour = { ...tourCard(), otherDepartures: 11 };
    const { data } = await load('/search?sort=price:desc&discounted=true&page=2', {
      '/tours': toursAnswer([tour, tourCard()], { total: 63, travels: 16, currentPage: 2 }),
    });
    expect(data).toMatchObject({ total: 63, travels: 16 });
    const [first, second] = data.list.tab === 'tours' ? data.list.tours : [];
    const query = 'travelId[]=travel-1&discounted=true&sort=price:desc';
    expect(first?.others?.count).toBe(11);
    expect(decodeURIComponent(first?.others?.query ?? '')).toBe(query);
    expect(second).not.toHaveProperty('others');
  });

  test('RES-06 without a sort the backend’s default for the list holds', async () => {
    expect((await load('/search')).asked[0]?.body).not.toHaveProperty('sort');
  });

  test.each([
    ['tab=travels&textSearch=trek', true],
    ['tab=travels&textSearch=trek&sort=score:desc', true],
    ['tab=travels&textSearch=trek&sort=price:asc', false],
    ['tab=travels', false],
    ['textSearch=trek', false],
  ])('RES-06 API-05 with the flag a text joins the score: %s %s', async (query, isJoined) => {
    const bodyWith = async (isOn: boolean) => {
      const { asked } = await load(
        `/search?${query}`,
        {},
        { flags: { isOn: async () => isOn, hasShares: () => false } },
      );
      const listing = query.startsWith('tab') ? '/travels/paginated' : '/tours';
      // The places of the form are counted by a call of their own, for one card.
      return asked.find(({ path, body }) => path === listing && body?.show !== 1)?.body;
    };
    expect('textInScore' in ((await bodyWith(true)) ?? {})).toBe(isJoined);
    expect(await bodyWith(false)).not.toHaveProperty('textInScore');
  });
});

describe('RES-06 TRV-09 a list by date that begins with what cannot be cancelled free of charge', () => {
  const answers = (count: number): FixedAnswers => ({
    '/tours': toursAnswer([tourCard()], { total: 63 }),
    '/counts/tours': { response: 'success', data: [count] },
  });

  test('knows how many these are under its filters, and the day after them', async () => {
    const { data, asked } = await load('/search?discounted=true', answers(23));
    expect(data.soon).toEqual({ count: 23, dateFrom: '2027-04-01' });
    const call = asked.find(({ path }) => path === '/counts/tours');
    expect(call?.body?.listings).toMatchObject([{ discounted: true, dateTo: '2027-03-31' }]);
  });

  test.each([
    ['none of them leaves so soon', '', 0],
    ['none leaves later', '', 63],
    ['days are asked for', 'dateFrom=2027-03-10', 23],
    ['last days are asked for', 'dateTo=2027-06-10', 23],
    ['another order is', 'sort=price:asc', 23],
    ['it is a later page', 'page=2', 23],
  ])('says nothing of them where %s', async (_, query, count) => {
    expect((await load(`/search?${query}`, answers(count))).data.soon).toBeNull();
  });

  test('RES-09 says nothing of them without an answer', async () => {
    const { data } = await load('/search', { ...answers(23), '/counts/tours': 503 });
    expect([data.soon, data.total]).toEqual([null, 63]);
  });
});

describe('RES-10 the choices of the form', () => {
  test('come with the list', async () => {
    const { data } = await load('/search');
    expect(data.choices.months).toEqual(AVAILABLE_FILTERS.months);
    expect(data.choices.places.map(({ area }) => area)).toEqual(['asia', 'america']);
  });

  test('places are counted as if none was chosen, by a second call side by side', async () => {
    const everywhere = {
      ...AVAILABLE_FILTERS,
      destinations: [{ id: 'JPN', name: 'Japan', count: 77, continent: 'asia' }],
    };
    const { data, asked } = await load('/search?destinationId[]=JPN&discounted=true&page=2', {
      '/tours': ({ body }) =>
        body?.destinationId
          ? toursAnswer([tourCard()])
          : { ...toursAnswer([tourCard()]), availableFilters: everywhere },
    });
    const listings = asked.filter(({ path }) => path === '/tours');
    expect(listings).toHaveLength(2);
    expect(listings[1]?.body).toMatchObject({ discounted: true, page: 1, show: 1 });
    expect(data.choices.places[0]?.destinations).toEqual([{ id: 'JPN', name: 'Japan', count: 77 }]);
  });
});

describe('RES-09 a search without an answer', () => {
  test.each([
    ['tours', '/search?page=4&discounted=true', '/tours', { tab: 'tours', tours: [] }],
    ['travels', '/search?tab=travels', '/travels/paginated', { tab: 'travels', travels: [] }],
  ])('of %s is an empty list of one page, never an error page', async (_, path, call, list) => {
    const { status, data } = await load(path, { [call]: 503 });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      list,
      filters: { page: 1 },
      lastPage: 1,
      total: 0,
      isFailed: true,
    });
    expect(data.choices).toEqual({ places: [], months: [] });
  });

  test('an answer of a wrong shape is none', async () => {
    const { status, data } = await load('/search', { '/tours': { response: 'success', data: 1 } });
    expect([status, data.isFailed, data.total]).toEqual([200, true, 0]);
  });

  test('places that cannot be counted leave those of the list', async () => {
    const { data } = await load('/search?continentId[]=asia', {
      '/tours': ({ body }) => (body?.continentId ? toursAnswer([tourCard()]) : 503),
    });
    expect(data.isFailed).toBe(false);
    expect(data.choices.places).toHaveLength(2);
  });
});

describe('RES-08 a search that finds little or nothing', () => {
  test('is told what to change, counted by the backend', async () => {
    const relaxations = [{ change: { kind: 'without', filters: ['moods'] }, count: 7 }];
    const { data, asked } = await load('/search?discounted=true&moods[]=PARTY', {
      '/tours': toursAnswer([], { total: 0 }),
      '/relaxations/tours': { response: 'success', data: { total: 0, all: 120, relaxations } },
    });
    expect(data.advice).toEqual({ all: 120, relaxations });
    const call = asked.find(({ path }) => path === '/relaxations/tours');
    expect(call?.body).toMatchObject({ discounted: true, moods: ['PARTY'], currency: 'GBP' });
  });

  test('RES-09 is told nothing where that has no answer', async () => {
    const { data } = await load('/search?moods[]=PARTY', {
      '/tours': toursAnswer([], { total: 0 }),
      '/relaxations/tours': 503,
    });
    expect([data.advice, data.isFailed]).toEqual([null, false]);
  });

  test('has a few travels to look at instead, whatever was searched for', async () => {
    const { data, asked } = await load('/search?moods[]=PARTY', {
      '/tours': toursAnswer([], { total: 0 }),
    });
    expect(data.instead).toMatchObject([{ slug: 'japan-by-rail' }]);
    const body = asked.find(({ path }) => path === '/travels/paginated')?.body;
    expect(body).toMatchObject({ hasTours: true, show: 3 });
    expect(body).not.toHaveProperty('moods');
  });

  test('is told what gives more where there are three results or fewer, and nothing where there are more', async () => {
    const relaxations = [{ change: { kind: 'month', month: '2027-06' }, count: 9 }];
    const loadOf = (total: number) =>
      load('/search?discounted=true', {
        '/tours': toursAnswer([tourCard()], { total }),
        '/relaxations/tours': { response: 'success', data: { total, all: 120, relaxations } },
      });
    const few = await loadOf(3);
    expect(few.data).toMatchObject({ advice: { all: 120, relaxations }, instead: [] });
    const many = await loadOf(4);
    expect([many.data.advice, many.data.instead]).toEqual([null, []]);
    expect(many.asked.map(({ path }) => path)).not.toContain('/relaxations/tours');
  });

  test('is told nothing where no filter is set', async () => {
    const { data, asked } = await load('/search', { '/tours': toursAnswer([], { total: 0 }) });
    expect(data.advice).toBeNull();
    expect(asked.map(({ path }) => path)).not.toContain('/relaxations/tours');
  });
});

test('RES-03 filters that the backend has no data for are told', async () => {
  const { data } = await load('/search?gender=female', {
    '/tours': toursAnswer([tourCard()], { ignoredFilters: ['gender'] }),
  });
  expect(data.ignored).toEqual(['gender']);
});

test('RES-02 values that cannot be read are told, and such a page is not kept', async () => {
  const path = '/search?daysSpan=5&dateFrom=2027-02-31&leaveTo=abc&priceTo=';
  expect((await load(path)).data.typedText?.unused).toEqual(['2027-02-31', 'abc']);
  const { parse, print } = searchPage.query;
  const day = { today: '2027-03-01', firstDayOfWeek: 1 } as const;
  const kept = (query: string) => print(parse(new URLSearchParams(query), day))?.toString();
  expect([kept('leaveTo=abc'), kept('leaveTo=')]).toEqual([undefined, '']);
});

describe('RES-11 what search engines are told', () => {
  test.each([
    ['/search', '/search', null],
    ['/search?destinationId[]=JPN', '/search', null],
    ['/search?destinationId[]=JPN&discounted=true', '/search', 'noindex'],
  ])('%s', async (path, canonical, robots) => {
    expect((await load(path)).seo).toMatchObject({ canonical, robots });
  });

  test.each([
    ['/suche', '/suche', '/cerca', 'Finde deine Reise'],
    ['/suche?tab=travels', '/suche?tab=travels', '/cerca?tab=travels', 'Finde deine Reise: Reisen'],
    ['/suche?continentId[]=asia', '/suche', '/cerca', 'Finde deine Reise'],
  ])('SEO-01 %s is %s here and %s in Italy: %s', async (path, canonical, italian, title) => {
    const { seo } = await load(path, {}, { marketId: 'de' });
    expect(seo).toMatchObject({ canonical, title });
    expect(seo.alternates).toMatchObject({ it: italian, de: canonical });
  });

  test('SEO-01 a page of the list is itself, and another list in every other market', async () => {
    const second = toursAnswer([tourCard()], { currentPage: 2, lastPage: 2, total: 21 });
    const { seo } = await load('/suche?page=2', { '/tours': second }, { marketId: 'de' });
    expect(seo).toMatchObject({
      canonical: '/suche?page=2',
      title: 'Finde deine Reise – Seite 2',
      alternates: {},
    });
  });
});

describe('SRCH-16 a form that was sent', () => {
  test('is answered by a redirect to the canonical address of the same search', async () => {
    const backend = fixedBackend({});
    const path = '/cerca?textSearch=&where=JPN&month=2027-05&discounted=true&shownDates=,';
    const answer = await thrownBy(
      loadPage(searchPage, await loaderArguments({ path, backend, marketId: 'it' })),
    );
    expect(answer.status).toBe(302);
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toBe(
      '/cerca?destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-31&discounted=true',
    );
    expect(backend.asked).toEqual([]);
  });

  test('with nothing in it leads to the search page itself', async () => {
    const path = '/search?textSearch=&where=&month=';
    const answer = await thrownBy(
      loadPage(searchPage, await loaderArguments({ path, backend: fixedBackend({}) })),
    );
    expect(answer.headers.get('location')).toBe('/search');
  });
});

const counterparts = (query: string, currency: 'EUR' | 'GBP') =>
  searchCounterparts(parseSearchFilters(new URLSearchParams(query)), currency);

describe('MKT-09 the same search in the other markets', () => {
  test('keeps the filters under the market’s own path, in their canonical form', () => {
    const links = counterparts('page=2&destinationId=ARG&dateFrom=2027-05-01&foo=bar', 'EUR');
    expect(Object.keys(links).sort()).toEqual(MARKET_IDS.toSorted());
    const query = 'destinationId[]=ARG&dateFrom=2027-05-01&page=2';
    expect(decodeURIComponent(links.de)).toBe(`/suche?${query}`);
    expect(decodeURIComponent(links['en-US'])).toBe(`/search?${query}`);
  });

  test('is the plain search page where nothing is filtered', () => {
    expect(counterparts('region=DE-BY', 'EUR')).toMatchObject({
      de: '/suche?region=DE-BY',
      es: '/buscar',
    });
    expect(counterparts('', 'EUR').it).toBe('/cerca');
  });

  test.each([
    ['es', '/buscar?priceFrom=50000&priceTo=90000&page=3'],
    ['en-WE', '/search'],
    ['en-US', '/search'],
  ] as const)('MKT-07 in %s a price in euros leads to %s', (market, address) => {
    expect(counterparts('priceFrom=50000&priceTo=90000&page=3', 'EUR')[market]).toBe(address);
  });
});

test.each(ALL_MARKETS.map(({ id }) => id))(
  'SEO-01 each tab of the search has a description of its own: %s',
  async (marketId) => {
    const args = await loaderArguments({ path: '/search', backend: fixedBackend({}), marketId });
    const descriptions = [
      searchHead({ tab: 'tours', tours: [] } as never, 1, args).description,
      searchHead({ tab: 'travels', travels: [] } as never, 1, args).description,
    ];
    expect(new Set(descriptions).size).toBe(2);
    for (const { length } of descriptions) {
      expect(length).toBeGreaterThanOrEqual(50);
      expect(length).toBeLessThanOrEqual(160);
    }
  },
);
