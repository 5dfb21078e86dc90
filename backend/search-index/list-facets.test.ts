import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import { listTours } from '../../test/support/listed-tours.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';

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
    const { continents, destinations, months } = listTours(tours, filters, travels).facets;
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
    const { facets } = listTours(tours, {}, travels, { language: 'de' });
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
      const { facets } = listTours(withIce, {}, both);
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
      expect(listTours(withIce, {}, both).facets.continents).toContainEqual({ id, departures });
      expect(listTours(withIce, { continentId: [id] }, both).total).toBe(departures);
    });
  });
});
