import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import {
  LISTING_CONTEXT,
  listedIds,
  listTours,
  tourOfIceland,
} from '../../test/support/listed-tours.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import { buildSearchIndex } from './search-index.ts';

describe('which tours are listed', () => {
  test.each([
    ['2027-04-09', []],
    ['2027-04-10', []],
    ['2027-04-11', ['a']],
  ])('TRV-02 one that starts on %s, when it is 2027-04-10: %j', (startingDate, ids) => {
    const found = listedIds([tourOfIceland('a', { startingDate })], {}, undefined, {
      closingDays: 0,
    });
    expect(found).toEqual(ids);
  });

  test.each([
    ['2027-04-12', []],
    ['2027-04-13', ['a']],
  ])('TRV-02 one that starts on %s, three days before it closes: %j', (startingDate, ids) => {
    expect(listedIds([tourOfIceland('a', { startingDate })])).toEqual(ids);
  });

  test('a withdrawn tour and a tour of no travel are not', () => {
    const withdrawn = tourOfIceland('a', { isWithdrawn: true });
    expect(listedIds([withdrawn, tourOfIceland('b', { travelId: 'gone' })])).toEqual([]);
  });

  test('a hit holds the records of the tour and of its travel', () => {
    const travel = sampleTravel({ id: 'iceland' });
    const only = tourOfIceland('a');
    expect(listTours([only], {}, [sampleTravel({ id: 'chile' }), travel]).hits).toEqual([
      { tour: only, travel },
    ]);
  });
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
      tourOfIceland('z-half', {
        price: { EUR: 10_000 },
        isDiscounted: true,
        lowestPriceOf30Days: { EUR: 20_000 },
      }),
      tourOfIceland('a-tenth', {
        price: { EUR: 900_000 },
        isDiscounted: true,
        lowestPriceOf30Days: { EUR: 1_000_000 },
      }),
    ];
    expect(listedIds(discounted, { sort: 'discount:desc' })).toEqual(['z-half', 'a-tenth']);
  });

  test('MKT-08 prices are compared in the wanted currency', () => {
    const priced = [
      tourOfIceland('a', { price: { EUR: 100_000, GBP: 99_000 } }),
      tourOfIceland('b', { price: { EUR: 110_000 } }),
    ];
    expect(listedIds(priced, { sort: 'price:asc' })).toEqual(['a', 'b']);
    expect(listedIds(priced, { sort: 'price:asc', currency: 'GBP' })).toEqual(['b', 'a']);
  });

  test('MKT-08 a new rate is used at once', () => {
    const index = buildSearchIndex({
      version: 1,
      travels: [sampleTravel({ id: 'iceland' })],
      tours: [tourOfIceland('a', { price: { EUR: 100_000 } })],
    });
    const filters: Filters = { priceTo: 90_000 };
    const listedAt = (rate: number) =>
      index.listTours(filters, {
        ...LISTING_CONTEXT,
        currency: 'GBP',
        exchangeRates: { ...LISTING_CONTEXT.exchangeRates, GBP: rate },
      }).total;
    expect([0.86, 0.95, 0.86].map(listedAt)).toEqual([1, 0, 1]);
  });
});

describe('pages', () => {
  const tours = Array.from({ length: 45 }, (_, count) => tourOfIceland(`tour-${100 + count}`));

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
    const page = listTours(tours, filters);
    expect(page).toMatchObject(bounds);
    expect(page.hits).toHaveLength(hits);
  });
});
