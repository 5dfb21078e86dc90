import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import countries from 'world-countries';
import { ALL_MARKETS, MARKETS, type MarketId } from '../../../domain/market.ts';
import { NO_COUNTRY } from '../../../test/support/no-country.ts';
import { loadCountryFacts } from './block.server.ts';

const content = {
  title: 'At a glance',
  country: 'JPN',
  bestMonths: [3, 4],
  climate: 'Blossom.',
  entry: 'Ask.',
};
const factsIn = (marketId: MarketId, country = 'JPN') =>
  loadCountryFacts({ ...content, country }, { api: { market: MARKETS[marketId] } } as never);

describe('CMS-06 what the tables of the world know of a country', () => {
  test.each<[MarketId, Partial<ReturnType<typeof factsIn>>]>([
    [
      'de',
      { bestMonths: 'März, April', currencies: ['Japanischer Yen'], languages: ['Japanisch'] },
    ],
    ['it', { bestMonths: 'Marzo, aprile', languages: ['giapponese'] }],
    ['en-US', { bestMonths: 'March, April', currencies: ['Japanese Yen'] }],
  ])('in the words of %s', (marketId, facts) => {
    expect(factsIn(marketId)).toMatchObject({ ...facts, dialling: '+81' });
  });

  test.each<[MarketId, string, string[]]>([
    ['en-WE', 'MAR', ['Arabic', 'Berber']],
    ['fr', 'MAR', ['arabe', 'berbère']],
    ['it', 'NOR', ['norvegese', 'sami']],
    ['de', 'NOR', ['Norwegisch', 'Samisch']],
    ['es', 'UZB', ['uzbeko', 'ruso']],
  ])('in %s the languages of %s are %j', (marketId, country, languages) => {
    expect(factsIn(marketId, country).languages).toEqual(languages);
  });

  test('nothing is called by its code in any market', () => {
    for (const { id } of ALL_MARKETS) {
      for (const { cca3, languages, currencies } of countries) {
        const codes = [...Object.keys(languages), ...Object.keys(currencies)];
        const facts = factsIn(id, cca3);
        const bare = [...facts.languages, ...facts.currencies].filter(
          // "Lao" is what Italians and Spaniards call it.
          (name) => codes.includes(name) && name !== 'lao',
        );
        expect([id, cca3, bare]).toEqual([id, cca3, []]);
      }
    }
  });

  test('every official language of a country with a page has a name', () => {
    const pages = readdirSync('content/pages').filter((name) => name.startsWith('country-'));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const [, code = ''] =
        /^country: (\w{3})$/m.exec(readFileSync(`content/pages/${page}`, 'utf8')) ?? [];
      const official = Object.keys(countries.find(({ cca3 }) => cca3 === code)?.languages ?? {});
      // Norwegian is there in two ways to write it.
      const expected = official.length - Number(code === 'NOR');
      for (const { id } of ALL_MARKETS) {
        expect([code, factsIn(id, code).languages.length]).toEqual([code, expected]);
      }
    }
  });

  test('no dialling code where a country has many', () => {
    expect(factsIn('de', 'USA').dialling).toBeNull();
  });

  test('nothing of a country that there is not', () => {
    expect(factsIn('de', NO_COUNTRY)).toMatchObject({
      currencies: [],
      languages: [],
      dialling: null,
    });
  });
});
