import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import type { ListingContext } from './listing-page.ts';
import { buildSearchIndex } from './search-index.ts';

const context: ListingContext = {
  language: 'en',
  currency: 'EUR',
  today: '2027-04-10',
  closingDays: 3,
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
};

function list(
  tours: readonly PricedTour[],
  filters: Filters = {},
  travels: readonly TravelRecord[] = [sampleTravel({ id: 'iceland' })],
  given: Partial<ListingContext> = {},
) {
  const index = buildSearchIndex({ version: 1, travels, tours });
  return index.listTours(filters, { ...context, ...given });
}

function listedIds(...question: Parameters<typeof list>): string[] {
  return list(...question).hits.map(({ tour }) => tour.id);
}

const tour = (id: string, given: Partial<PricedTour> = {}) =>
  sampleTour({ id, travelId: 'iceland', ...given });

describe('which tours are listed', () => {
  test.each([
    ['2027-04-09', []],
    ['2027-04-10', []],
    ['2027-04-11', ['a']],
  ])('TRV-02 one that starts on %s, when it is 2027-04-10: %j', (startingDate, ids) => {
    const found = listedIds([tour('a', { startingDate })], {}, undefined, { closingDays: 0 });
    expect(found).toEqual(ids);
  });

  test.each([
    ['2027-04-12', []],
    ['2027-04-13', ['a']],
  ])('TRV-02 one that starts on %s, three days before it closes: %j', (startingDate, ids) => {
    expect(listedIds([tour('a', { startingDate })])).toEqual(ids);
  });

  test('a withdrawn tour and a tour of no travel are not', () => {
    const withdrawn = tour('a', { isWithdrawn: true });
    expect(listedIds([withdrawn, tour('b', { travelId: 'gone' })])).toEqual([]);
  });

  test('a hit holds the records of the tour and of its travel', () => {
    const travel = sampleTravel({ id: 'iceland' });
    const only = tour('a');
    expect(list([only], {}, [sampleTravel({ id: 'chile' }), travel]).hits).toEqual([
      { tour: only, travel },
    ]);
  });
});

describe('filters', () => {
  const ofEachStatus = (
    ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL', 'WAITING_LIST', 'SOLD_OUT'] as const
  ).map((status) => tour(status, { status }));

  test.each([
    [{}, ['ALMOST_CONFIRMED', 'ALMOST_FULL', 'CONFIRMED', 'PLANNED', 'WAITING_LIST']],
    [{ status: [] }, ['ALMOST_CONFIRMED', 'ALMOST_FULL', 'CONFIRMED', 'PLANNED', 'WAITING_LIST']],
    [{ status: ['SOLD_OUT'] }, ['SOLD_OUT']],
    [{ status: ['CONFIRMED', 'ALMOST_FULL'] }, ['ALMOST_FULL', 'CONFIRMED']],
  ] as const)('RES-05 %j lists %j', (filters, ids) => {
    expect(listedIds(ofEachStatus, filters as Filters)).toEqual(ids);
  });

  test.each([
    [{ dateFrom: '2027-05-10' }, ['10', '20']],
    [{ dateTo: '2027-05-10' }, ['01', '10']],
    [{ dateFrom: '2027-05-10', dateTo: '2027-05-10' }, ['10']],
    [{ dateFrom: '2027-05-11', dateTo: '2027-05-19' }, []],
    [{ dateFrom: '2027-05-11', dateTo: '2027-05-19', daysSpan: 0 }, []],
    [{ dateFrom: '2027-05-11', dateTo: '2027-05-19', daysSpan: 1 }, ['10', '20']],
    [{ dateFrom: '2027-05-12', dateTo: '2027-05-18', daysSpan: 1 }, []],
    [{ daysSpan: 60 }, ['01', '10', '20']],
  ])('RES-02 %j lists tours of May %j', (filters, ids) => {
    const tours = ['01', '10', '20'].map((day) => tour(day, { startingDate: `2027-05-${day}` }));
    expect(listedIds(tours, filters)).toEqual(ids);
  });

  test.each([
    [{ priceFrom: 90_000 }, 'EUR', ['dear', 'same']],
    [{ priceTo: 90_000 }, 'EUR', ['cheap', 'same']],
    [{ priceFrom: 90_000, priceTo: 90_000 }, 'EUR', ['same']],
    [{ priceFrom: 0 }, 'EUR', ['cheap', 'dear', 'same']],
    [{ priceTo: 0 }, 'EUR', []],
    // 900 € are 774 £; the dear tour has a price in pounds of its own.
    [{ priceFrom: 77_400, priceTo: 77_400 }, 'GBP', ['same']],
    [{ priceFrom: 200_000 }, 'GBP', ['dear']],
    [{ priceFrom: 200_000, currency: 'GBP' }, 'EUR', ['dear']],
    [{ priceFrom: 2 ** 31 - 1 }, 'EUR', []],
  ] as const)('RES-02 MKT-08 %j in %s lists %j', (filters, currency, ids) => {
    const tours = [
      tour('cheap', { price: { EUR: 50_000 } }),
      tour('same', { price: { EUR: 90_000 } }),
      tour('dear', { price: { EUR: 120_000, GBP: 200_000 } }),
      tour('unpriced', { price: {} }),
    ];
    const found = listedIds(tours, filters, undefined, { currency });
    expect(found.sort()).toEqual(ids);
  });

  test.each([
    ['25-35', ['25-35', 'ALL']],
    ['35-49', ['35-49', 'ALL']],
    ['ALL', ['25-35', '35-49', 'ALL']],
  ] as const)('RES-04 ageBadge %s lists the bands %j', (ageBadge, ids) => {
    const tours = (['25-35', '35-49', 'ALL'] as const).map((ageGroup) =>
      tour(ageGroup, { ageGroup }),
    );
    expect(listedIds(tours, { ageBadge })).toEqual(ids);
  });

  test.each([
    [{ discounted: true }, ['b']],
    [{ discounted: false }, ['a', 'b', 'c']],
    [{ isNoSharingRoomAvailable: true }, ['c']],
    [{ isNoSharingRoomAvailable: false }, ['a', 'b', 'c']],
    [{ hasTours: true }, ['a', 'b', 'c']],
  ])('RES-02 %j lists %j', (filters, ids) => {
    const tours = [
      tour('a'),
      tour('b', { isDiscounted: true, lowestPriceOf30Days: { EUR: 120_000 } }),
      tour('c', { privateRoomAvailable: true }),
    ];
    expect(listedIds(tours, filters)).toEqual(ids);
  });

  const travels = [
    sampleTravel({
      id: 'andes',
      continent: 'south-america',
      countries: ['PER', 'BOL'],
      numberOfDays: 12,
      travelType: 'adventure',
      travelStyles: ['trekking', 'discovery'],
      moods: ['NATURE', 'HISTORY'],
      badges: ['new'],
      costCenter: 'low',
    }),
    sampleTravel({ id: 'iceland' }),
    sampleTravel({
      id: 'yucatan',
      continent: 'north-america',
      countries: ['MEX'],
      numberOfDays: 10,
    }),
  ];
  const oneOfEach = travels.map(({ id }) => sampleTour({ id, travelId: id }));

  test.each([
    [{ continentId: ['europe'] }, ['iceland']],
    [{ continentId: ['america'] }, ['andes', 'yucatan']],
    [{ continentId: ['south-america', 'europe'] }, ['andes', 'iceland']],
    [{ continentId: [] }, ['andes', 'iceland', 'yucatan']],
    [{ destinationId: ['BOL'] }, ['andes']],
    [{ destinationId: ['ISL', 'MEX'] }, ['iceland', 'yucatan']],
    [{ destinationId: ['JPN'] }, []],
    [{ destinationId: ['PER'], continentId: ['europe'] }, []],
    [{ travelId: ['iceland', 'unknown'] }, ['iceland']],
    [{ travelId: ['unknown'] }, []],
    [{ badgeId: ['new'] }, ['andes']],
    [{ travelStyles: ['trekking', 'beach'] }, ['andes']],
    [{ travelTypes: ['classic'] }, ['iceland', 'yucatan']],
    [{ costCenters: ['low', 'high'] }, ['andes']],
    [{ moods: ['HISTORY'] }, ['andes']],
    [{ durations: [7, 12] }, ['andes', 'iceland']],
    [{ durationFrom: 10 }, ['andes', 'yucatan']],
    [{ durationTo: 10 }, ['iceland', 'yucatan']],
    [{ durationFrom: 8, durationTo: 11 }, ['yucatan']],
    [{ textSearch: 'Islande' }, ['iceland']],
    [{ textSearch: '   ' }, ['andes', 'iceland', 'yucatan']],
    [{ textSearch: '?!' }, []],
  ] as const)('RES-02 %j lists %j', (filters, ids) => {
    expect(listedIds(oneOfEach, filters as unknown as Filters, travels)).toEqual(ids);
  });

  test.each([[{ gender: 'female' }], [{ uniqueTrips: true }]] as const)(
    'RES-03 %j, which no record knows of, does not empty the list',
    (filters) => {
      expect(listedIds(oneOfEach, filters, travels)).toHaveLength(3);
    },
  );
});

describe('sorts', () => {
  const travels = [
    sampleTravel({ id: 'long', numberOfDays: 14, popularity: 10, title: 'Lava' }),
    sampleTravel({ id: 'short', numberOfDays: 5, popularity: 90, places: ['Lava'] }),
  ];
  const tours = [
    sampleTour({ id: 'd', travelId: 'long', startingDate: '2027-05-01', price: { EUR: 30_000 } }),
    sampleTour({ id: 'c', travelId: 'short', startingDate: '2027-05-02', price: { EUR: 20_000 } }),
    sampleTour({ id: 'b', travelId: 'long', startingDate: '2027-05-03', price: {} }),
    sampleTour({
      id: 'a',
      travelId: 'short',
      startingDate: '2027-05-04',
      price: { EUR: 30_000 },
      isDiscounted: true,
      lowestPriceOf30Days: { EUR: 40_000 },
    }),
  ];

  test.each([
    [undefined, ['d', 'c', 'b', 'a']],
    ['date:asc', ['d', 'c', 'b', 'a']],
    ['price:asc', ['c', 'a', 'd', 'b']],
    ['price:desc', ['a', 'd', 'c', 'b']],
    ['discount:desc', ['a', 'b', 'c', 'd']],
    ['duration:asc', ['a', 'c', 'b', 'd']],
    ['duration:desc', ['b', 'd', 'a', 'c']],
    ['score:desc', ['a', 'c', 'b', 'd']],
    ['relevance:desc', ['d', 'c', 'b', 'a']],
  ] as const)('RES-06 %s gives %j', (sort, ids) => {
    expect(listedIds(tours, { sort }, travels)).toEqual(ids);
  });

  test('RES-06 relevance goes by text rank, then by date', () => {
    const filters = { textSearch: 'lava', sort: 'relevance:desc' } as const;
    expect(listedIds(tours, filters, travels)).toEqual(['d', 'b', 'c', 'a']);
    const second = { ...filters, page: 2, perPage: 2 };
    expect(listedIds(tours, second, travels)).toEqual(['c', 'a']);
  });

  test('RES-06 the percentage counts, not the amount', () => {
    const discounted = [
      tour('z-half', {
        price: { EUR: 10_000 },
        isDiscounted: true,
        lowestPriceOf30Days: { EUR: 20_000 },
      }),
      tour('a-tenth', {
        price: { EUR: 900_000 },
        isDiscounted: true,
        lowestPriceOf30Days: { EUR: 1_000_000 },
      }),
    ];
    expect(listedIds(discounted, { sort: 'discount:desc' })).toEqual(['z-half', 'a-tenth']);
  });

  test('MKT-08 prices are compared in the wanted currency', () => {
    const priced = [
      tour('a', { price: { EUR: 100_000, GBP: 99_000 } }),
      tour('b', { price: { EUR: 110_000 } }),
    ];
    expect(listedIds(priced, { sort: 'price:asc' })).toEqual(['a', 'b']);
    expect(listedIds(priced, { sort: 'price:asc', currency: 'GBP' })).toEqual(['b', 'a']);
  });

  test('MKT-08 a new rate is used at once', () => {
    const index = buildSearchIndex({
      version: 1,
      travels: [sampleTravel({ id: 'iceland' })],
      tours: [tour('a', { price: { EUR: 100_000 } })],
    });
    const filters: Filters = { priceTo: 90_000 };
    const listedAt = (rate: number) =>
      index.listTours(filters, {
        ...context,
        currency: 'GBP',
        exchangeRates: { ...context.exchangeRates, GBP: rate },
      }).total;
    expect([0.86, 0.95, 0.86].map(listedAt)).toEqual([1, 0, 1]);
  });
});

describe('pages', () => {
  const tours = Array.from({ length: 45 }, (_, count) => tour(`tour-${100 + count}`));

  test.each([
    [{}, { currentPage: 1, perPage: 20, lastPage: 3, hits: 20 }],
    [{ page: 3 }, { currentPage: 3, perPage: 20, lastPage: 3, hits: 5 }],
    [{ page: 4 }, { currentPage: 3, perPage: 20, lastPage: 3, hits: 5 }],
    [{ page: 2_147_483_647 }, { currentPage: 3, perPage: 20, lastPage: 3, hits: 5 }],
    [{ page: 0 }, { currentPage: 1, perPage: 20, lastPage: 3, hits: 20 }],
    [{ perPage: 10 }, { currentPage: 1, perPage: 10, lastPage: 5, hits: 10 }],
    [
      { show: 4, perPage: 20 },
      { currentPage: 1, perPage: 4, lastPage: 12, hits: 4 },
    ],
    [{ perPage: 45 }, { currentPage: 1, perPage: 45, lastPage: 1, hits: 45 }],
    [{ perPage: 5000 }, { currentPage: 1, perPage: 100, lastPage: 1, hits: 45 }],
    [
      { travelId: ['none'], page: 9 },
      { currentPage: 1, perPage: 20, lastPage: 1, hits: 0 },
    ],
  ])('RES-02 %j shows %j', (filters, { hits, ...bounds }) => {
    const page = list(tours, filters);
    expect(page).toMatchObject(bounds);
    expect(page.hits).toHaveLength(hits);
  });
});

describe('facets', () => {
  const travels = [
    sampleTravel({ id: 'andes', continent: 'south-america', countries: ['PER', 'BOL'] }),
    sampleTravel({ id: 'iceland' }),
    sampleTravel({ id: 'yucatan', continent: 'north-america', countries: ['MEX'] }),
  ];
  const tours = [
    sampleTour({ id: 'past', travelId: 'andes', startingDate: '2027-03-01' }),
    sampleTour({ id: 'a1', travelId: 'andes', startingDate: '2027-05-01' }),
    sampleTour({ id: 'a2', travelId: 'andes', startingDate: '2027-06-01' }),
    sampleTour({ id: 'i1', travelId: 'iceland', startingDate: '2027-06-02' }),
    sampleTour({ id: 'y1', travelId: 'yucatan', startingDate: '2027-07-01', status: 'SOLD_OUT' }),
  ];

  function counts(filters: Filters) {
    const { continents, destinations, months } = list(tours, filters, travels).facets;
    return {
      continents: Object.fromEntries(continents.map(({ id, departures }) => [id, departures])),
      destinations: Object.fromEntries(destinations.map(({ id, departures }) => [id, departures])),
      months: Object.fromEntries(months.map(({ month, departures }) => [month, departures])),
    };
  }

  test('RES-10 every choice of the catalogue is named, also those that would give nothing', () => {
    expect(counts({})).toEqual({
      continents: { europe: 1, america: 2, 'north-america': 0, 'south-america': 2 },
      destinations: { BOL: 2, ISL: 1, MEX: 0, PER: 2 },
      months: { '2027-05': 1, '2027-06': 2, '2027-07': 0 },
    });
  });

  test('RES-10 each is counted without its own filter', () => {
    expect(counts({ continentId: ['europe'] })).toEqual({
      continents: { europe: 1, america: 2, 'north-america': 0, 'south-america': 2 },
      destinations: { BOL: 0, ISL: 1, MEX: 0, PER: 0 },
      months: { '2027-05': 0, '2027-06': 1, '2027-07': 0 },
    });
    expect(counts({ destinationId: ['ISL'] })).toEqual({
      continents: { europe: 1, america: 0, 'north-america': 0, 'south-america': 0 },
      destinations: { BOL: 2, ISL: 1, MEX: 0, PER: 2 },
      months: { '2027-05': 0, '2027-06': 1, '2027-07': 0 },
    });
    expect(counts({ dateFrom: '2027-06-01', dateTo: '2027-06-30' })).toEqual({
      continents: { europe: 1, america: 1, 'north-america': 0, 'south-america': 1 },
      destinations: { BOL: 1, ISL: 1, MEX: 0, PER: 1 },
      months: { '2027-05': 1, '2027-06': 2, '2027-07': 0 },
    });
  });

  test('RES-10 destinations have the language’s names and order, and their continent', () => {
    const { facets } = list(tours, {}, travels, { language: 'de' });
    expect(facets.destinations.map(({ name, continent }) => [name, continent])).toEqual([
      ['Bolivien', 'south-america'],
      ['Island', 'europe'],
      ['Mexiko', 'north-america'],
      ['Peru', 'south-america'],
    ]);
  });

  describe('SRCH-05 RES-10 a travel of one area through a country of another', () => {
    const both = [
      ...travels,
      sampleTravel({ id: 'ice', continent: 'antarctica', countries: ['ATA', 'ARG'] }),
    ];
    const withIce = [...tours, sampleTour({ id: 'ice1', travelId: 'ice' })];

    test('has each of its countries under that country’s own continent', () => {
      const { facets } = list(withIce, {}, both);
      expect(facets.destinations.map(({ id, continent }) => [id, continent])).toContainEqual([
        'ARG',
        'south-america',
      ]);
    });

    test.each([
      ['antarctica', 1],
      ['south-america', 3],
      ['america', 3],
      ['europe', 1],
    ] as const)('is counted under %s as often as it is listed there', (id, departures) => {
      expect(list(withIce, {}, both).facets.continents).toContainEqual({ id, departures });
      expect(list(withIce, { continentId: [id] }, both).total).toBe(departures);
    });
  });
});
