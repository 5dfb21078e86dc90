import { expect, test } from 'vitest';
import type { PricedTour } from '../catalogue/records.ts';
import type { Filters } from '../../contract/filters.ts';
import { LISTING_CONTEXT, tourOfIceland } from '../../test/support/listed-tours.ts';
import { sampleTravel } from '../../test/support/sample-records.ts';
import { buildSearchIndex } from './search-index.ts';

const promotion = (until: string) => ({ code: 'GO50', off: { EUR: 5_000 }, until });
const tour = (id: string, startingDate: string, until: string, given: Partial<PricedTour> = {}) =>
  tourOfIceland(id, { startingDate, promotion: promotion(until), ...given });

const listed = (tours: readonly PricedTour[], filters: Filters = {}) =>
  buildSearchIndex({ version: 1, travels: [sampleTravel({ id: 'iceland' })], tours })
    .listPromotions(filters, LISTING_CONTEXT)
    .map((hit) => hit.tour.id);

test('TRV-08 CMS-04 the code that ends first comes first, of equals the tour that leaves first', () => {
  const tours = [
    tour('late', '2027-05-01', '2027-04-30'),
    tour('far', '2027-09-01', '2027-04-20'),
    tour('near', '2027-06-01', '2027-04-20'),
    tourOfIceland('none'),
  ];
  expect(listed(tours)).toEqual(['near', 'far', 'late']);
  expect(listed(tours, { show: 2 })).toEqual(['near', 'far']);
  expect(listed(tours, { dateFrom: '2027-08-01' })).toEqual(['far']);
});

test('TRV-08 one beyond the first hundred departures is found like any other', () => {
  const many = Array.from({ length: 150 }, (_, number) => tourOfIceland(`t${number}`));
  expect(listed([...many, tour('last', '2028-01-01', '2027-04-11')], { show: 100 })).toEqual([
    'last',
  ]);
});

test.each<[string, string, Partial<PricedTour>, boolean]>([
  ['on its last day', '2027-04-10', {}, true],
  ['no more on the day after', '2027-04-09', {}, false],
  ['not of a tour on request', '2027-04-20', { status: 'WAITING_LIST' }, false],
  ['not of a sold-out one', '2027-04-20', { status: 'SOLD_OUT', freeSeats: 0 }, false],
  ['not of one without a seat', '2027-04-20', { freeSeats: 0 }, false],
  ['not of one too close to ask for', '2027-04-20', { startingDate: '2027-04-12' }, false],
  ['not of a withdrawn one', '2027-04-20', { isWithdrawn: true }, false],
])('TRV-02 TRV-08 a code is listed %s', (_, until, given, is) => {
  expect(listed([tour('a', '2027-05-01', until, given)])).toEqual(is ? ['a'] : []);
});
