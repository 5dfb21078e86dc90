import { describe, expect, test } from 'vitest';
import { parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { queryOfForm } from './form-query.ts';
import { panelFiltersOf } from './panel-fields.ts';

const meant = (sent: string) => panelFiltersOf(new URLSearchParams(sent));
/** Of a field that was sent, and means nothing: it takes away what an address says. */
const ANY_LENGTH = { durationFrom: undefined, durationTo: undefined };
const ANY_PRICE = { priceFrom: undefined, priceTo: undefined };

describe('RES-04 the fields of the filter panel', () => {
  test('a length is a range of days, any, or not asked', () => {
    expect(meant('length=-6')).toStrictEqual({
      ...ANY_LENGTH,
      durationTo: 6,
      durations: undefined,
    });
    expect(meant('length=11-&durationTo=8')).toStrictEqual({
      ...ANY_LENGTH,
      durationFrom: 11,
      durations: undefined,
    });
    expect(meant('length=')).toStrictEqual(ANY_LENGTH);
    expect(meant('length=x')).toStrictEqual(ANY_LENGTH);
    expect(meant('moods=NATURE')).toStrictEqual({});
  });

  test.each([
    ['any', 'price=&priceMin=&priceMax=&shownPrices=,', {}],
    ['suggested', 'price=900-1800&priceMin=&priceMax=', { priceFrom: 900, priceTo: 1800 }],
    ['an upper end alone', 'price=-90000', { priceTo: 90_000 }],
    ['typed, in units', 'price=&priceMin=&priceMax=1500&shownPrices=,', { priceTo: 150_000 }],
    ['typed over suggested', 'price=-90000&priceMin=5&shownPrices=,', { priceFrom: 500 }],
    ['suggested over what stayed', 'price=-900&priceMin=5&shownPrices=5,', { priceTo: 900 }],
    ['none over what stayed', 'price=&priceMin=5&priceMax=15&shownPrices=5,15', {}],
    ['what stayed', 'price=custom&priceMax=1500&shownPrices=,1500', { priceTo: 150_000 }],
    ['emptied', 'price=custom&priceMin=&priceMax=&shownPrices=,1500', {}],
    ['in the wrong order', 'priceMin=9&priceMax=5', { priceFrom: 500, priceTo: 900 }],
    ['0 is a value', 'priceMin=0&priceMax=0', { priceFrom: 0, priceTo: 0 }],
    ['with cents', 'priceMin=14.5&priceMax=15,25', { priceFrom: 1450, priceTo: 1525 }],
    ['no amount', 'price=custom&priceMin=ten&priceMax=-5', {}],
  ])('a price: %s', (_, sent, price) => {
    expect(meant(sent)).toStrictEqual({ ...ANY_PRICE, ...price });
  });

  test('an address has none of them', () => {
    const query = 'length=-6&price=-90000';
    expect(queryOfForm(new URLSearchParams(query))?.toString()).toBe('priceTo=90000&durationTo=6');
    expect(parseSearchFilters(new URLSearchParams(query))).not.toHaveProperty('priceTo');
    expect(queryOfForm(new URLSearchParams('priceFrom=5&durationTo=6'))).toBeNull();
  });
});
