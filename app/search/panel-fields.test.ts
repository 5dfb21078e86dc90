import { describe, expect, test } from 'vitest';
import { parseSearchFilters } from '../../domain/search-filters.ts';
import { queryOfForm } from './form-query.ts';

const filtersOf = (query: string) =>
  decodeURIComponent(String(queryOfForm(new URLSearchParams(query)) ?? 'no form'));

describe('RES-04 the fields of the filter panel', () => {
  test.each([
    ['length=', ''],
    ['length=-6', 'durationTo=6'],
    ['length=11-', 'durationFrom=11'],
    ['length=-6&durationFrom=8', 'durationTo=6'],
    ['length=x&moods=NATURE', 'moods[]=NATURE'],
  ])('a length: %s', (query, filters) => expect(filtersOf(query)).toBe(filters));

  test.each([
    ['any', 'price=&priceMin=&priceMax=&shownPrices=,', ''],
    ['suggested', 'price=90000-180000&priceMin=&priceMax=', 'priceFrom=90000&priceTo=180000'],
    ['an upper end alone', 'price=-90000', 'priceTo=90000'],
    ['typed, in units', 'price=&priceMin=&priceMax=1500&shownPrices=,', 'priceTo=150000'],
    ['typed over suggested', 'price=-90000&priceMin=500&shownPrices=,', 'priceFrom=50000'],
    [
      'suggested over what stayed',
      'price=-90000&priceMin=500&priceMax=1500&shownPrices=500,1500',
      'priceTo=90000',
    ],
    ['none over what stayed', 'price=&priceMin=500&priceMax=1500&shownPrices=500,1500', ''],
    ['what stayed', 'price=custom&priceMax=1500&shownPrices=,1500', 'priceTo=150000'],
    ['emptied', 'price=custom&priceMin=&priceMax=&shownPrices=,1500', ''],
    ['in the wrong order', 'priceMin=900&priceMax=500', 'priceFrom=50000&priceTo=90000'],
    ['0 is a value', 'priceMin=0&priceMax=0', 'priceFrom=0&priceTo=0'],
    ['with cents', 'priceMin=1499.5&priceMax=1500,25', 'priceFrom=149950&priceTo=150025'],
    ['no amount', 'price=custom&priceMin=ten&priceMax=-5', ''],
  ])('a price: %s', (_, query, filters) => expect(filtersOf(query)).toBe(filters));

  test('an address has none of them', () => {
    expect(queryOfForm(new URLSearchParams('priceFrom=5&durationTo=6'))).toBeNull();
    expect(parseSearchFilters(new URLSearchParams('price=-90000&length=-6'))).not.toHaveProperty(
      'priceTo',
    );
  });
});
