import { describe, expect, test } from 'vitest';
import { countActiveFilters } from '../../domain/filter-groups.ts';
import { parseSearchFilters, printSearchFilters } from '../../domain/search-filters.ts';
import { activeFilters } from './active-filters.ts';

const EVERY_FILTER = [
  'textSearch=tokyo&continentId[]=asia&destinationId[]=JPN&destinationId[]=PER&travelId[]=x',
  'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3&status[]=CONFIRMED&ageBadge=25-35',
  'priceFrom=0&priceTo=100000&durationFrom=5&durationTo=9&durations[]=7&discounted=true',
  'isNoSharingRoomAvailable=true&hasTours=true&badgeId[]=eco&travelStyles[]=safari',
  'travelTypes[]=city&costCenters[]=low&moods[]=NATURE&gender=female&uniqueTrips=true',
].join('&');

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));
const linksOf = (query: string) =>
  activeFilters(parse(query)).map(({ key, without }) => [
    key,
    decodeURIComponent(printSearchFilters(without).toString()),
  ]);

describe('RES-11 a link for each active filter', () => {
  test.each([
    ['nothing', '', []],
    ['sort, page, page size and tab', 'sort=price:asc&page=2&perPage=50&tab=travels', []],
    ['ALL ages', 'ageBadge=ALL', []],
    [
      'the items of a list, one by one',
      'destinationId[]=JPN&destinationId[]=PER',
      [
        ['destinationId', 'destinationId[]=PER'],
        ['destinationId', 'destinationId[]=JPN'],
      ],
    ],
    [
      'both ends of a period at once, with what widens it',
      'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3&discounted=true',
      [
        ['dates', 'discounted=true'],
        ['discounted', 'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3'],
      ],
    ],
    ['a price from 0', 'priceFrom=0', [['price', '']]],
    [
      'and begins at the first page again',
      'textSearch=japan&sort=price:asc&page=4',
      [['textSearch', 'sort=price:asc']],
    ],
  ])('%s', (_, query, links) => expect(linksOf(query)).toEqual(links));

  test('there is one for every filter that counts, and each takes away what it names', () => {
    const filters = parse(EVERY_FILTER);
    const active = activeFilters(filters);
    // The two destinations are one filter with two links.
    expect(active).toHaveLength(countActiveFilters(filters) + 1);
    const left = active.map(({ key, without }) => [key, countActiveFilters(without)]);
    expect(left).toEqual(
      active.map(({ key }) => [
        key,
        countActiveFilters(filters) - (key === 'destinationId' ? 0 : 1),
      ]),
    );
  });
});
