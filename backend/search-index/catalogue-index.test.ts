import { expect, test } from 'vitest';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import type { ListingContext } from './listing-page.ts';
import { buildSearchIndex } from './search-index.ts';
import { createCountryTypos } from './catalogue-index.ts';

const CONTEXT: ListingContext = {
  language: 'en',
  currency: 'EUR',
  today: '2027-01-01',
  closingDays: 3,
  freeCancellationDays: 31,
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
  holidays: new Set<string>(),
};

test('TRV-06 no listing shows a travel that was withdrawn, whatever its tours say', () => {
  const index = buildSearchIndex({
    version: 1,
    travels: [
      {
        ...sampleTravel({ id: 'a-gone', title: 'Glacier', countries: ['PER'] }),
        isWithdrawn: true,
      },
      sampleTravel({ id: 'b-here', title: 'Glacier' }),
    ],
    tours: [
      sampleTour({ id: 'GON-1', travelId: 'a-gone' }),
      sampleTour({ id: 'HER-1', travelId: 'b-here' }),
    ],
  });
  const travels = index.listTravels({}, CONTEXT);
  expect(travels.hits.map(({ travel }) => travel.id)).toEqual(['b-here']);
  expect(travels.facets.destinations.map(({ id }) => id)).toEqual(['ISL']);
  const tours = index.listTours({}, CONTEXT);
  expect(tours.hits.map(({ tour }) => tour.code)).toEqual(['HER-1']);
  const found = index.listTravels({ textSearch: 'glacier' }, CONTEXT);
  expect(found.total).toBe(1);
  const sellers = index.topSellers({ search: '', countries: [], continents: [] }, CONTEXT);
  expect(sellers).toMatchObject({ itineraries: 1, departures: 1 });
});

test.each([
  ['Peruu', ['PER']],
  ['eru', ['PER']],
  ['Peru', []],
  // One letter from "USA", and from many other short words.
  ['uss', []],
  ['us', []],
])('SRCH-03 %s is a typo for %j', (query, codes) => {
  const countries = ['GBR', 'PER', 'USA'];
  const found = createCountryTypos(countries).find(query);
  expect(found.map((country) => countries[country])).toEqual(codes);
});
