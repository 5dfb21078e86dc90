import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { EVERY_FILTER } from '../../test/support/every-filter.ts';
import {
  FILTER_KEYS,
  listingBody,
  NO_FILTERS,
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from './search-filters.ts';
import { SORTS } from '../sort.ts';
import { DEFAULT_STATUSES, TOUR_STATUSES } from '../tour-status.ts';

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

  test('RES-02 0 is a value', () => {
    const query = 'daysSpan=0&priceFrom=0&priceTo=0&durationFrom=0';
    expect(print(parse(query))).toBe(query);
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

test('RES-02 the body of a listing call is the filters without the tab and what was typed, and a copy', () => {
  const { tab, typed: _read, ...rest } = EVERY_FILTER;
  const body = listingBody(EVERY_FILTER);
  expect(tab).toBe('travels');
  expect(body).toEqual(rest);
  expect(body.moods).not.toBe(EVERY_FILTER.moods);
});
