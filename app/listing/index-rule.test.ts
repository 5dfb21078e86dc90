import { describe, expect, test } from 'vitest';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { listingIndexRule } from './index-rule.ts';

const ruleOf = (query: string, page?: number) => {
  const filters = parseSearchFilters(new URLSearchParams(query));
  return listingIndexRule('/search', filters, page ?? filters.page);
};

describe('RES-11 what search engines are told of a listing', () => {
  test.each([
    ['no filter is its own canonical', '', '/search', null],
    ['one filter points to the unfiltered page', 'destinationId[]=JPN', '/search', null],
    [
      'two values of one filter are one',
      'destinationId[]=JPN&destinationId[]=PER',
      '/search',
      null,
    ],
    ['both dates are one filter', 'dateFrom=2027-05-01&dateTo=2027-05-31', '/search', null],
    ['two filters stay out', 'destinationId[]=JPN&discounted=true', '/search', 'noindex'],
    ['page 2 is its own canonical', 'page=2', '/search?page=2', null],
    [
      'a page of one filter points to the unfiltered page',
      'page=2&discounted=true',
      '/search',
      null,
    ],
    ['a sort is no filter', 'sort=price:asc', '/search', null],
    ['page 2 of a sort is page 2', 'sort=price:asc&page=2', '/search?page=2', null],
    ['a page size is no filter', 'perPage=50', '/search', null],
    ['a page of another size is no page of that list', 'perPage=1&page=807', '/search', null],
    ['nor is one of so many results', 'tab=travels&show=5&page=2', '/search?tab=travels', null],
    ['the five default statuses are no filter', fiveStatuses(), '/search', null],
    ['the other tab is another list', 'tab=travels', '/search?tab=travels', null],
    ['its pages are its own', 'tab=travels&page=3', '/search?tab=travels&page=3', null],
    ['its filters point to it', 'tab=travels&discounted=true', '/search?tab=travels', null],
    ['unknown keys change nothing', 'utm_source=x&fbclid=y', '/search', null],
  ])('%s: %s', (_, query, canonical, robots) => {
    expect(ruleOf(query)).toEqual({ canonical, robots });
  });

  test('the page that is shown counts, not one beyond the last that was asked for', () => {
    expect(ruleOf('page=99', 3).canonical).toBe('/search?page=3');
    expect(ruleOf('page=99', 1).canonical).toBe('/search');
  });
});

function fiveStatuses() {
  return ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL', 'WAITING_LIST']
    .map((status) => `status[]=${status}`)
    .join('&');
}
