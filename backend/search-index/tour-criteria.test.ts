import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import { listedIds, tourOfIceland } from '../../test/support/listed-tours.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import { ignoredFilters } from './filters.ts';

describe('filters', () => {
  const ofEachStatus = (
    ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL', 'WAITING_LIST', 'SOLD_OUT'] as const
  ).map((status) => tourOfIceland(status, { status }));

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
    const tours = ['01', '10', '20'].map((day) =>
      tourOfIceland(day, { startingDate: `2027-05-${day}` }),
    );
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
      tourOfIceland('cheap', { price: { EUR: 50_000 } }),
      tourOfIceland('same', { price: { EUR: 90_000 } }),
      tourOfIceland('dear', { price: { EUR: 120_000, GBP: 200_000 } }),
      tourOfIceland('unpriced', { price: {} }),
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
      tourOfIceland(ageGroup, { ageGroup }),
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
      tourOfIceland('a'),
      tourOfIceland('b', { isDiscounted: true, lowestPriceOf30Days: { EUR: 120_000 } }),
      tourOfIceland('c', { privateRoomAvailable: true }),
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

  test.each([
    [{ gender: 'female' }, ['gender']],
    [{ uniqueTrips: true }, ['uniqueTrips']],
    [{ uniqueTrips: false, discounted: false }, []],
  ] as const)(
    'RES-03 %j, which no record knows of, does not empty the list, and %j are told',
    (filters, ignored) => {
      expect(listedIds(oneOfEach, filters, travels)).toHaveLength(3);
      expect(ignoredFilters(filters)).toEqual(ignored);
    },
  );
});
