import { describe, expect, test } from 'vitest';
import { MARKET_IDS } from '../../../domain/market.ts';
import { parseSearchFilters } from '../../../domain/filters/search-filters.ts';
import { searchCounterparts } from './search-counterparts.ts';

const counterparts = (query: string, currency: 'EUR' | 'GBP') =>
  searchCounterparts(parseSearchFilters(new URLSearchParams(query)), currency);

describe('MKT-09 the same search in the other markets', () => {
  test('keeps the filters under the market’s own path, in their canonical form', () => {
    const links = counterparts('page=2&destinationId=ARG&dateFrom=2027-05-01&foo=bar', 'EUR');
    expect(Object.keys(links).sort()).toEqual(MARKET_IDS.toSorted());
    const query = 'destinationId[]=ARG&dateFrom=2027-05-01&page=2';
    expect(decodeURIComponent(links.de)).toBe(`/suche?${query}`);
    expect(decodeURIComponent(links['en-US'])).toBe(`/search?${query}`);
  });

  test('is the plain search page where nothing is filtered', () => {
    expect(counterparts('', 'EUR').it).toBe('/cerca');
  });

  test.each([
    ['es', '/buscar?priceFrom=50000&priceTo=90000&page=3'],
    ['en-WE', '/search'],
    ['en-US', '/search'],
  ] as const)('MKT-07 in %s a price in euros leads to %s', (market, address) => {
    expect(counterparts('priceFrom=50000&priceTo=90000&page=3', 'EUR')[market]).toBe(address);
  });
});
