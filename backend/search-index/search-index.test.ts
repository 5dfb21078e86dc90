import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import { LISTING_CONTEXT } from '../../test/support/listed-tours.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import type { PricedTour } from '../catalogue/records.ts';
import { buildSearchIndex } from './search-index.ts';

const TRAVELS = [
  sampleTravel({ id: 'iceland' }),
  sampleTravel({ id: 'andes', continent: 'south-america', countries: ['PER'] }),
];
const LAST_DAY = '2028-09-30';

function daysOf(tours: readonly PricedTour[], filters: Filters = {}, lastDay = LAST_DAY) {
  const index = buildSearchIndex({ version: 1, travels: TRAVELS, tours });
  return index.departureDays(filters, lastDay, LISTING_CONTEXT);
}

const tour = (id: string, given: Partial<PricedTour> = {}) =>
  sampleTour({
    id,
    travelId: 'iceland',
    startingDate: '2027-05-01',
    price: { EUR: 90_000 },
    ...given,
  });

describe('SRCH-12 days on which tours start', () => {
  test('TRV-05 each has the best status, the lowest price and the number of its tours', () =>
    expect(
      daysOf([
        tour('a', { status: 'PLANNED', price: { EUR: 80_000 } }),
        tour('b', { status: 'ALMOST_FULL', price: { EUR: 120_000 } }),
        tour('c', { status: 'WAITING_LIST', price: { EUR: 95_000 } }),
        tour('d', { startingDate: '2027-06-10', status: 'CONFIRMED' }),
      ]),
    ).toEqual([
      { day: '2027-05-01', status: 'ALMOST_FULL', departures: 3, cents: 80_000 },
      { day: '2027-06-10', status: 'CONFIRMED', departures: 1, cents: 90_000 },
    ]));

  test.each<[string, PricedTour[], Filters, string[]]>([
    ['past days are none', [tour('a', { startingDate: '2027-04-01' })], {}, []],
    [
      'nor those that nobody can ask for any more',
      [tour('a', { startingDate: '2027-04-12' })],
      {},
      [],
    ],
    [
      'the last day is one, the next none',
      [tour('a', { startingDate: LAST_DAY }), tour('b', { startingDate: '2028-10-01' })],
      {},
      [LAST_DAY],
    ],
    ['sold-out tours are in no listing, so on no day', [tour('a', { status: 'SOLD_OUT' })], {}, []],
    [
      'they are where they are asked for',
      [tour('a', { status: 'SOLD_OUT' })],
      { status: ['SOLD_OUT'] },
      ['2027-05-01'],
    ],
    [
      'other places are left out',
      [tour('a'), tour('b', { travelId: 'andes', startingDate: '2027-07-01' })],
      { destinationId: ['PER'] },
      ['2027-07-01'],
    ],
    [
      'dates are not: they are yet to be chosen',
      [tour('a')],
      { dateFrom: '2027-08-01', dateTo: '2027-08-02', daysSpan: 1 },
      ['2027-05-01'],
    ],
  ])('%s', (_, tours, filters, days) =>
    expect(daysOf(tours, filters).map(({ day }) => day)).toEqual(days),
  );

  test('prices are in the currency asked for, and a day without a price has none', () => {
    const both = [tour('a', { price: { EUR: 100_000, GBP: 70_000 } })];
    expect(daysOf(both, { currency: 'GBP' })[0]?.cents).toBe(70_000);
    expect(daysOf([tour('a', { price: {} })])[0]?.cents).toBeNull();
    expect(daysOf([tour('a', { price: {} }), tour('b')])[0]?.cents).toBe(90_000);
  });

  test('whatever the tours, a day has as many as the listing of that day', () => {
    const day = fc
      .integer({ min: 1, max: 28 })
      .map((number) => `2027-05-${String(number).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(day, { maxLength: 30 }), (starts) => {
        const tours = starts.map((startingDate, place) => tour(String(place), { startingDate }));
        const index = buildSearchIndex({ version: 1, travels: TRAVELS, tours });
        const days = index.departureDays({}, LAST_DAY, LISTING_CONTEXT);
        expect(days.map((one) => one.day)).toEqual([...new Set(starts)].sort());
        for (const { day: dateFrom, departures } of days) {
          const listed = index.listTours({ dateFrom, dateTo: dateFrom }, LISTING_CONTEXT);
          expect(departures).toBe(listed.total);
        }
      }),
      { numRuns: 30 },
    );
  });
});
