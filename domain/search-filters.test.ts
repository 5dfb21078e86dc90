import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { EVERY_FILTER } from '../test/support/every-filter.ts';
import {
  countActiveFilters,
  FILTER_KEYS,
  isDefaultStatusFilter,
  listingBody,
  NO_FILTERS,
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from './search-filters.ts';
import { SORTS } from './sort.ts';
import { DEFAULT_STATUSES, TOUR_STATUSES } from './tour-status.ts';

// A thousand queries take half a minute on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));
const print = (filters: SearchFilters) => printSearchFilters(filters).toString();

describe('printSearchFilters', () => {
  test('RES-02 defaults are left out', () => expect(print(NO_FILTERS)).toBe(''));

  test('RES-02 lists have brackets, and the keys an order of their own', () => {
    const query = 'page=2&moods=PARTY&sort=date:asc&textSearch=a+b&moods=NATURE&tab=travels';
    expect(decodeURIComponent(print(parse(query)))).toBe(
      'tab=travels&textSearch=a+b&moods[]=NATURE&moods[]=PARTY&sort=date:asc&page=2',
    );
  });

  test('RES-02 every key survives being written and read', () => {
    expect(parse(print(EVERY_FILTER))).toEqual(EVERY_FILTER);
  });

  test('RES-05 SRCH-15 a search that names the default statuses has them in its URL', () => {
    expect(
      printSearchFilters({ ...NO_FILTERS, status: DEFAULT_STATUSES }).getAll('status[]'),
    ).toEqual(DEFAULT_STATUSES);
  });

  test('RES-02 whenever and other impossible values are never written', () => {
    const impossible: SearchFilters = {
      ...NO_FILTERS,
      page: -1,
      daysSpan: -1,
      priceFrom: Number.NaN,
      priceTo: Number.POSITIVE_INFINITY,
      durationTo: 2.5,
      textSearch: '',
      discounted: false,
      moods: [],
      gender: undefined,
    };
    expect(print(impossible)).toBe('');
  });

  test('RES-02 reading what was written gives the same filters, for any query', () => {
    const key = fc.oneof(fc.constantFrom(...FILTER_KEYS), fc.string());
    const suffix = fc.constantFrom('', '[]', '[1]', '[][]', '[x]');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.constantFrom('true', '-0', '2027-05-01', '2026-12-31', '2027-02-30', 'JPN', 'ALL', '20'),
      fc.constantFrom('NATURE', 'europe', ...TOUR_STATUSES, ...SORTS, 'travels', 'male', 'eco'),
      fc.string({ unit: fc.constantFrom(' ', 'x', '🏔', '\0', '\ud800'), minLength: 195 }),
    );
    const query = fc.oneof(
      fc.array(fc.tuple(key, suffix, value)).map((entries) => {
        const params = new URLSearchParams();
        for (const [name, brackets, text] of entries) params.append(name + brackets, text);
        return params.toString();
      }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(query, (text) => {
        const filters = parse(text);
        expect(parse(print(filters))).toEqual(filters);
        expect(print(parse(print(filters)))).toBe(print(filters));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isDefaultStatusFilter', () => {
  test.each([
    [undefined, true],
    [[], true],
    [DEFAULT_STATUSES, true],
    [DEFAULT_STATUSES.toReversed(), true],
    [DEFAULT_STATUSES.slice(1), false],
    [[...DEFAULT_STATUSES, 'SOLD_OUT' as const], false],
    [['SOLD_OUT' as const], false],
    [['PLANNED', 'PLANNED', 'PLANNED', 'PLANNED', 'PLANNED'] as const, false],
  ])('RES-05 %j is the default: %s', (status, expected) => {
    expect(isDefaultStatusFilter(status)).toBe(expected);
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
    expect(uncounted).toEqual(['tab', 'daysSpan', 'sort', 'show', 'perPage', 'page']);
  });
});

test('RES-02 the body of a listing call is the filters without the tab, and a copy', () => {
  const { tab, ...rest } = EVERY_FILTER;
  const body = listingBody(EVERY_FILTER);
  expect(tab).toBe('travels');
  expect(body).toEqual(rest);
  expect(body.moods).not.toBe(EVERY_FILTER.moods);
});
