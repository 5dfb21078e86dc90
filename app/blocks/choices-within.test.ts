import { expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import type { AvailableFilters } from '../../contract/listing.ts';
import { AVAILABLE_FILTERS } from '../../test/support/listing-backend.ts';
import { choicesWithin } from './choices-within.ts';

const AVAILABLE: AvailableFilters = {
  ...AVAILABLE_FILTERS,
  continents: (['asia', 'america', 'north-america', 'south-america'] as const).map((id) => ({
    id,
    departures: 1,
  })),
  destinations: [
    { id: 'JPN', name: 'Japan', continent: 'asia', departures: 2 },
    { id: 'VNM', name: 'Vietnam', continent: 'asia', departures: 0 },
    { id: 'MEX', name: 'Mexico', continent: 'north-america', departures: 3 },
    { id: 'PER', name: 'Peru', continent: 'south-america', departures: 4 },
  ],
  months: ['2027-04', '2027-05', '2027-06'].map((month) => ({ month, departures: 1 })),
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
