import { describe, expect, test } from 'vitest';
import { EVERY_FILTER } from '../../test/support/every-filter.ts';
import {
  FILTER_KEYS,
  NO_FILTERS,
  countActiveFilters,
  parseSearchFilters,
  type SearchFilters,
} from './search-filters.ts';
import { DEFAULT_STATUSES } from '../tour-status.ts';

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));

describe('the statuses that hold without a filter', () => {
  test.each([
    [undefined, true],
    [[], true],
    [DEFAULT_STATUSES, true],
    [DEFAULT_STATUSES.toReversed(), true],
    [DEFAULT_STATUSES.slice(1), false],
    [[...DEFAULT_STATUSES, 'SOLD_OUT' as const], false],
    [['SOLD_OUT' as const], false],
    [['PLANNED', 'PLANNED', 'PLANNED', 'PLANNED', 'PLANNED'] as const, false],
  ])('RES-05 %j narrow nothing: %s', (status, expected) => {
    expect(countActiveFilters({ status }) === 0).toBe(expected);
  });
});

describe('countActiveFilters', () => {
  const defaultStatuses = DEFAULT_STATUSES.map((status) => `status[]=${status}`).join('&');

  test.each([
    ['', 0],
    ['sort=price:asc&page=3&perPage=50&tab=travels&show=6', 0],
    [defaultStatuses, 0],
    ['ageBadge=ALL', 0],
    ['daysSpan=3', 0],
    ['discounted=false', 0],
    ['status[]=CONFIRMED', 1],
    ['textSearch=japan', 1],
    ['continentId[]=asia', 1],
    ['moods[]=NATURE&moods[]=PARTY', 1],
    ['dateFrom=2027-05-01', 1],
    ['dateTo=2027-05-01', 1],
    ['dateFrom=2027-05-01&dateTo=2027-05-10&daysSpan=3', 1],
    ['priceFrom=0', 1],
    ['priceFrom=0&priceTo=100000', 1],
    ['durationFrom=0&durationTo=6', 1],
    ['ageBadge=25-35', 1],
    ['discounted=true&hasTours=true', 2],
    [`${defaultStatuses}&destinationId[]=JPN&dateFrom=2027-05-01&dateTo=2027-05-01`, 2],
  ])('RES-11 %s: %i', (query, count) => expect(countActiveFilters(parse(query))).toBe(count));

  test('RES-11 no filter is forgotten: each key alone counts, but for those that narrow nothing', () => {
    const uncounted = FILTER_KEYS.filter((key) => {
      const alone: SearchFilters = { ...NO_FILTERS, [key]: EVERY_FILTER[key] };
      return countActiveFilters(alone) === 0;
    });
    expect(uncounted).toEqual([
      'tab',
      'daysSpan',
      'region',
      'sort',
      'show',
      'perPage',
      'page',
      'typed',
    ]);
  });
});
