import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import { DEFAULT_STATUSES, TOUR_STATUSES } from '../../domain/tour-status.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import type { ListingContext } from './listing-page.ts';
import { buildSearchIndex } from './search-index.ts';

const context: ListingContext = {
  language: 'en',
  currency: 'EUR',
  today: '2027-04-10',
  closingDays: 3,
  freeCancellationDays: 31,
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
  holidays: new Set(),
};

function list(travels: readonly TravelRecord[], tours: readonly PricedTour[], filters: Filters) {
  return buildSearchIndex({ version: 1, travels, tours }).listTravels(filters, context);
}

function listedIds(...question: Parameters<typeof list>): string[] {
  return list(...question).hits.map(({ travel }) => travel.id);
}

describe('which travels are listed', () => {
  const travels = ['departed', 'empty', 'open', 'soldout'].map((id) => sampleTravel({ id }));
  const tours = [
    sampleTour({ id: 'past', travelId: 'departed', startingDate: '2027-04-10' }),
    sampleTour({ id: 'next', travelId: 'open' }),
    sampleTour({ id: 'full', travelId: 'soldout', status: 'SOLD_OUT' }),
  ];

  test.each([
    [{}, ['departed', 'empty', 'open', 'soldout']],
    [{ status: [...DEFAULT_STATUSES] }, ['departed', 'empty', 'open', 'soldout']],
    [{ ageBadge: 'ALL' }, ['departed', 'empty', 'open', 'soldout']],
    [
      { discounted: false, isNoSharingRoomAvailable: false, hasTours: false },
      travels.map(({ id }) => id),
    ],
    [{ hasTours: true }, ['open']],
    [{ status: [...TOUR_STATUSES] }, ['open', 'soldout']],
    [{ status: ['SOLD_OUT'] }, ['soldout']],
    [{ status: ['SOLD_OUT'], hasTours: true }, []],
    [{ status: ['CONFIRMED'] }, ['open']],
    [{ status: ['PLANNED'] }, []],
    [{ dateFrom: '2027-05-01' }, ['open']],
    [{ dateTo: '2027-04-30' }, []],
    [{ dateTo: '2027-04-30', daysSpan: 1 }, ['open']],
    [{ dateFrom: '2027-05-02' }, []],
    [{ dateFrom: '2027-05-02', daysSpan: 1 }, ['open']],
    [{ priceTo: 100_000 }, ['open']],
    [{ priceFrom: 0 }, ['open']],
    [{ ageBadge: '25-35' }, ['open']],
    [{ discounted: true }, []],
    [{ isNoSharingRoomAvailable: true }, []],
  ] as const)('RES-02 SRCH-15 %j lists %j', (filters, ids) => {
    expect(listedIds(travels, tours, filters as unknown as Filters)).toEqual(ids);
  });

  test('RES-10 choices count no travel that has no open departure, where only those that have are asked for', () => {
    const { total, facets } = list(travels, tours, { hasTours: true });
    const europe = facets.continents.find(({ id }) => id === 'europe');
    expect([total, europe?.count]).toEqual([1, 1]);
  });
});

describe('the tour that a card shows', () => {
  const travels = [sampleTravel({ id: 'iceland' })];
  const tours = [
    sampleTour({ id: 'unpriced', travelId: 'iceland', price: {} }),
    sampleTour({ id: 'dear', travelId: 'iceland', price: { EUR: 120_000 } }),
    sampleTour({
      id: 'cheap',
      travelId: 'iceland',
      price: { EUR: 90_000 },
      startingDate: '2027-07-01',
    }),
    sampleTour({ id: 'gone', travelId: 'iceland', price: { EUR: 10_000 }, status: 'SOLD_OUT' }),
    sampleTour({
      id: 'past',
      travelId: 'iceland',
      price: { EUR: 5_000 },
      startingDate: '2027-04-01',
    }),
  ];

  test.each([
    [{}, 'cheap', 3],
    [{ dateTo: '2027-06-30' }, 'dear', 2],
    [{ status: [...TOUR_STATUSES] }, 'cheap', 3],
    [{ status: ['SOLD_OUT'] }, null, 0],
  ] as const)('RES-12 under %j it is the cheapest open one that fits: %s', (filters, id, count) => {
    const [hit] = list(travels, tours, filters as unknown as Filters).hits;
    expect(hit?.bestTour?.id ?? null).toBe(id);
    expect(hit?.toursCount).toBe(count);
  });
});

describe('a card and departures that are too close to cancel free of charge', () => {
  const tour = (id: string, cents: number, startingDate: string, given: Partial<PricedTour> = {}) =>
    sampleTour({ id, travelId: 'iceland', price: { EUR: cents }, startingDate, ...given });
  const near = tour('near', 80_000, '2027-05-10');
  const free = tour('free', 90_000, '2027-05-11');
  const later = tour('later', 104_000, '2027-06-20');
  const asked = tour('asked', 70_000, '2027-06-20', { status: 'WAITING_LIST' });
  const travels = [
    sampleTravel({ id: 'iceland' }),
    sampleTravel({ id: 'japan' }),
    sampleTravel({ id: 'oman' }),
  ];

  test.each([
    ['the cheapest that can be cancelled', [near, later, free], {}, 'free', false],
    ['"from", where none is cheaper', [later, free], {}, 'free', true],
    ['no "from" of one alone', [free], {}, 'free', false],
    ['a close one before one on request', [near, asked], {}, 'near', true],
    ['a close one, of days without others', [near, later], { dateTo: '2027-05-31' }, 'near', false],
    ['a close one, at a price without others', [near, free], { priceTo: 85_000 }, 'near', false],
  ] as const)('RES-12 TRV-09 %s', (_, tours, filters, id, isLowestPrice) => {
    const [hit] = list(travels, tours, filters).hits;
    expect(hit).toMatchObject({ bestTour: { id }, isLowestPrice });
  });

  const nearPrice = tour('planned', 103_000, '2027-05-22');
  const muchLater = tour('much-later', 90_000, '2027-10-10');
  test.each([
    ['before a cheaper one of the next weeks', [free, nearPrice], 'planned', false],
    ['before a cheaper one of the year after', [muchLater, nearPrice], 'planned', false],
    [
      'with "from", at the same price',
      [muchLater, { ...nearPrice, price: muchLater.price }],
      'planned',
      true,
    ],
    ['but not where another costs much less', [muchLater, later], 'much-later', true],
    ['nor in place of the cheapest of these weeks', [nearPrice, later], 'planned', true],
  ] as const)('RES-12 shows one of 6 to 26 weeks out %s', (_, tours, id, isLowestPrice) => {
    const [hit] = list(travels, tours, {}).hits;
    expect(hit).toMatchObject({ bestTour: { id }, isLowestPrice });
  });

  test('RES-06 are sorted by the price and date that the card shows', () => {
    const tours = [
      near,
      free,
      tour('j', 85_000, '2027-07-01', { travelId: 'japan' }),
      tour('o', 99_000, '2027-05-10', { travelId: 'oman' }),
    ];
    expect(listedIds(travels, tours, { sort: 'price:asc' })).toEqual(['japan', 'iceland', 'oman']);
    expect(listedIds(travels, tours, { sort: 'date:asc' })).toEqual(['oman', 'iceland', 'japan']);
  });
});

test('RES-12 of two that cost the same it is the first by its id', () => {
  const tours = [
    sampleTour({ id: 'b', travelId: 'iceland', startingDate: '2027-05-01' }),
    sampleTour({ id: 'a', travelId: 'iceland', startingDate: '2027-06-01' }),
  ];
  expect(list([sampleTravel({ id: 'iceland' })], tours, {}).hits[0]?.bestTour?.id).toBe('a');
});

test('TRV-02 a card leads to nothing that cannot be asked for', () => {
  const travels = [sampleTravel({ id: 'iceland' })];
  const tour = (id: string, given: Partial<PricedTour>) =>
    sampleTour({ id, travelId: 'iceland', price: { EUR: 100 }, ...given });
  const tours = [
    tour('closed', { startingDate: '2027-04-12' }),
    tour('seatless', { status: 'CONFIRMED', freeSeats: 0 }),
    tour('asked', { status: 'WAITING_LIST', price: { EUR: 900 } }),
  ];
  expect(list(travels, tours, {}).hits[0]).toMatchObject({
    bestTour: { id: 'asked' },
    // The seatless one counts by its status, the closed one does not.
    toursCount: 2,
  });
  expect(list(travels, tours.slice(0, 2), {}).hits[0]?.bestTour).toBeNull();
});

test('RES-06 where text rank joins it, the score goes by it, then by popularity', () => {
  const travels = [
    sampleTravel({ id: 'b-soon', popularity: 20, title: 'Lava' }),
    sampleTravel({ id: 'c-cheap', popularity: 60, places: ['Lava'] }),
    sampleTravel({ id: 'd-discounted', popularity: 70, places: ['Lava'] }),
  ];
  const filters = { textSearch: 'lava' };
  expect(listedIds(travels, [], filters)).toEqual(['d-discounted', 'c-cheap', 'b-soon']);
  const joined = listedIds(travels, [], { ...filters, textInScore: true });
  expect(joined).toEqual(['b-soon', 'd-discounted', 'c-cheap']);
  expect(listedIds(travels, [], { textInScore: true })).toEqual(listedIds(travels, [], {}));
});
