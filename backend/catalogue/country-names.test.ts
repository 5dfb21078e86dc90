import { describe, expect, test } from 'vitest';
import {
  COUNTRY_CODES,
  countryName,
  isKnownCountry,
  searchableCountryNames,
} from './country-names.ts';
import { LANGUAGES } from '../../domain/market.ts';

describe('countryName', () => {
  test.each([
    ['JPN', 'en', 'Japan'],
    ['JPN', 'it', 'Giappone'],
    ['JPN', 'es', 'Japón'],
    ['JPN', 'fr', 'Japon'],
    ['ISL', 'de', 'Island'],
    ['ATA', 'en', 'Antarctica'],
    ['ATA', 'it', 'Antartide'],
    ['ATA', 'de', 'Antarktis'],
    // What people look under, not what the runtime's table has.
    ['CPV', 'de', 'Kapverden'],
    ['CPV', 'it', 'Capo Verde'],
    ['TUR', 'en', 'Turkey'],
    ['USA', 'de', 'USA'],
    ['VNM', 'fr', 'Vietnam'],
  ] as const)('MKT-05 %s in %s is %s', (alpha3, language, name) => {
    expect(countryName(alpha3, language)).toBe(name);
    expect(countryName(alpha3, language), 'remembered').toBe(name);
  });

  test('a code that no country has stands for itself', () => {
    expect(countryName('QQQ', 'en')).toBe('QQQ');
    expect(countryName('', 'en')).toBe('');
    expect(countryName('__proto__', 'en')).toBe('__proto__');
  });

  test('MKT-05 every country has a name in every language', () => {
    expect(COUNTRY_CODES.length).toBeGreaterThan(240);
    const nameless = COUNTRY_CODES.filter((code) =>
      LANGUAGES.some((language) => /^[A-Z]{2,3}$/.test(countryName(code, language))),
    );
    // In German the initials are the name.
    expect(nameless).toEqual(['USA']);
  });
});

test.each([
  ['JPN', true],
  ['ATA', true],
  ['QQQ', false],
  ['jpn', false],
  ['toString', false],
])('isKnownCountry(%j) is %j', (code, isKnown) => {
  expect(isKnownCountry(code)).toBe(isKnown);
});

describe('searchableCountryNames', () => {
  test.each([
    ['JPN', ['Japan', 'Giappone', 'Japón', 'Japon']],
    ['TUR', ['Türkiye', 'Turkey', 'Turchia', 'Turquía', 'Turquie', 'Türkei']],
    ['CPV', ['Kapverden', 'Cabo Verde', 'Cape Verde', 'Capo Verde', 'Cap-Vert']],
    ['USA', ['USA', 'Vereinigte Staaten', 'Stati Uniti', 'United States']],
    ['VNM', ['Vietnam', 'Viêt Nam']],
    ['GBR', ['United Kingdom', 'UK', 'Scotland', 'Regno Unito']],
    ['MMR', ['Burma', 'Birmania', 'Birmanie']],
  ])('SRCH-03 %s is found by %j', (alpha3, names) => {
    expect(searchableCountryNames(alpha3)).toEqual(expect.arrayContaining(names));
  });

  test('an unknown code has none', () => {
    expect(searchableCountryNames('QQQ')).toEqual([]);
  });
});
