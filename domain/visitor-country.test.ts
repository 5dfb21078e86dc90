import { describe, expect, test } from 'vitest';
import { currencyOfCountry, marketOfCountry } from './visitor-country.ts';

describe('MKT-07 MKT-10 what a visitor’s country says', () => {
  test.each([
    ['GB', 'GBP', 'en-WE'],
    ['US', 'USD', 'en-US'],
    ['IT', 'EUR', 'it'],
    ['DE', 'EUR', 'de'],
    ['FR', 'EUR', 'fr'],
    ['ES', 'EUR', 'es'],
    ['AT', 'EUR', null],
    ['SM', 'EUR', null],
    ['CH', null, null],
    ['XX', null, null],
    ['', null, null],
    [null, null, null],
  ])('%s: %s, %s', (country, currency, market) => {
    expect([currencyOfCountry(country), marketOfCountry(country)]).toEqual([currency, market]);
  });
});
