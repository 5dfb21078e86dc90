import { expect, test, vi } from 'vitest';
import type { SearchIndex } from '../search-index/search-index.ts';
import { areaCountries } from './page-calls.ts';

function countedIndex() {
  const topSellers = vi.fn<SearchIndex['topSellers']>(() => ({
    countries: [],
    itineraries: 0,
    departures: 0,
  }));
  return { index: { topSellers } as unknown as SearchIndex, topSellers };
}

test('LAY-05 countries are worked out once for an area, language, day and catalogue', () => {
  const countriesOf = areaCountries(3);
  const { index, topSellers } = countedIndex();
  for (const area of ['asia', 'europe', 'asia'] as const) {
    countriesOf(index, '2027-01-01', 'it')(area);
  }
  expect(topSellers.mock.calls).toEqual(
    ['asia', 'europe'].map((area) => [
      { continents: [area] },
      { language: 'it', closingDays: 3, today: '2027-01-01' },
    ]),
  );

  countriesOf(index, '2027-01-01', 'de')('asia');
  countriesOf(index, '2027-01-02', 'it')('asia');
  expect(topSellers).toHaveBeenCalledTimes(4);

  const next = countedIndex();
  countriesOf(next.index, '2027-01-01', 'it')('asia');
  expect(next.topSellers).toHaveBeenCalledOnce();
});
