import { describe, expect, test } from 'vitest';
import { NO_COUNTRY } from '../../test/support/no-country.ts';
import { continentOfCountry } from './country-continent.ts';
import { COUNTRY_CODES } from './country-names.ts';

describe('SRCH-05 continentOfCountry', () => {
  test.each([
    ['JPN', 'asia'],
    ['ISL', 'europe'],
    ['MAR', 'africa'],
    ['NZL', 'oceania'],
    ['ATA', 'antarctica'],
    ['USA', 'north-america'],
    ['MEX', 'north-america'],
    ['CRI', 'north-america'],
    ['CUB', 'north-america'],
    ['ARG', 'south-america'],
    [NO_COUNTRY, null],
  ])('%s lies in %s', (country, continent) => {
    expect(continentOfCountry(country)).toBe(continent);
  });

  test('every country that has a name has a continent', () => {
    expect(COUNTRY_CODES.filter((code) => continentOfCountry(code) === null)).toEqual([]);
  });
});
