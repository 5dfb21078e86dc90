import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTER_KEYS, listingBody, parseSearchFilters } from '../domain/filters/search-filters.ts';
import { filtersSchema, type Filters } from './filters.ts';

test('RES-02 the contract knows the same filters as URLs do, and what the site adds', () => {
  const known = [
    ...FILTER_KEYS.filter((key) => key !== 'tab' && key !== 'typed'),
    'currency',
    'excluded',
    'oncePerTravel',
    'textInScore',
    'valuesInScore',
  ];
  expect(Object.keys(filtersSchema.shape).sort()).toEqual(known.sort());
});

test('RES-02 whatever a URL says becomes a body that the listing calls accept unchanged', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.bigInt().map(String),
    fc.constantFrom('true', '0', '1000', '2027-05-01', '2027-02-30', 'JPN', 'ALL', 'score:desc'),
    fc.constantFrom('NATURE', 'asia', 'SOLD_OUT', 'female', 'eco', 'low', 'city', 'safari'),
  );
  const entry = fc.tuple(fc.constantFrom(...FILTER_KEYS), value);
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      const body: Filters = listingBody(parseSearchFilters(new URLSearchParams(entries)));
      expect(filtersSchema.parse(body)).toEqual(body);
    }),
    { numRuns: 500 },
  );
});
