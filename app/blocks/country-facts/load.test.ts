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
const NO_ANSWER = { outcome: 'unavailable', reason: '503' } as const;

const factsIn = (marketId: MarketId, country = 'JPN', travels: unknown = NO_ANSWER) =>
  loadCountryFacts({ ...content, country }, {
    api: { market: MARKETS[marketId], travels: async () => travels },
    currency: MARKETS[marketId].currency,
    exchangeRates: {},
  } as never);

describe('CMS-06 what the tables of the world know of a country', () => {
  test.each<[MarketId, Partial<Awaited<ReturnType<typeof factsIn>>>]>([
    [
      'de',
      { bestMonths: 'März, April', currencies: ['Japanischer Yen'], languages: ['Japanisch'] },
    ],
    ['it', { bestMonths: 'Marzo, aprile', languages: ['giapponese'] }],
    ['en-US', { bestMonths: 'March, April', currencies: ['Japanese yen'] }],
  ])('in the words of %s', async (marketId, facts) => {
    expect(await factsIn(marketId)).toMatchObject({ ...facts, dialling: '+81' });
  });

  test.each<[MarketId, string, string[]]>([
    ['en-WE', 'MAR', ['Arabic', 'Berber']],
    ['fr', 'MAR', ['arabe', 'berbère']],
    ['it', 'NOR', ['norvegese', 'sami']],
    ['de', 'NOR', ['Norwegisch', 'Samisch']],
    ['es', 'UZB', ['uzbeko', 'ruso']],
  ])('in %s the languages of %s are %j', async (marketId, country, languages) => {
    expect((await factsIn(marketId, country)).languages).toEqual(languages);
  });

  test('nothing is called by its code in any market', async () => {
    for (const { id } of ALL_MARKETS) {
      for (const { cca3, languages, currencies } of countries) {
        const codes = [...Object.keys(languages), ...Object.keys(currencies)];
        const facts = await factsIn(id, cca3);
        const bare = [...facts.languages, ...facts.currencies].filter(
          // "Lao" is what Italians and Spaniards call it.
          (name) => codes.includes(name) && name !== 'lao',
        );
        expect([id, cca3, bare]).toEqual([id, cca3, []]);
      }
    }
  });

  test('every official language of a country with a page has a name', async () => {
    const pages = readdirSync('content/pages').filter((name) => name.startsWith('country-'));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const [, code = ''] =
        /^country: (\w{3})$/m.exec(readFileSync(`content/pages/${page}`, 'utf8')) ?? [];
      const official = Object.keys(countries.find(({ cca3 }) => cca3 === code)?.languages ?? {});
      // Norwegian is there in two ways to write it.
      const expected = official.length - Number(code === 'NOR');
      for (const { id } of ALL_MARKETS) {
        expect([code, (await factsIn(id, code)).languages.length]).toEqual([code, expected]);
      }
    }
  });

  test('no dialling code where a country has many', async () => {
    expect((await factsIn('de', 'USA')).dialling).toBeNull();
  });

  test('nothing of a country that there is not', async () => {
    expect(await factsIn('de', NO_COUNTRY)).toMatchObject({
      currencies: [],
      languages: [],
      dialling: null,
    });
  });

  test.each([
    [[10, 12], [249_000, 198_000], { length: { from: 10, to: 12 }, price: 198_000 }],
    [[8], [], { length: { from: 8, to: 8 }, price: null }],
    [[], [], { length: null, price: null }],
  ])('length and price are those of its travels, %#', async (lengths, prices, expected) => {
    const data = lengths.map((numberOfDays, index) => ({
      numberOfDays,
      bestTour: prices[index] ? { price: { EUR: prices[index] }, discounted: false } : null,
    }));
    const { length, price } = await factsIn('de', 'JPN', { outcome: 'success', data: { data } });
    expect({ length, price: price?.cents ?? null }).toEqual(expected);
  });

  test('without an answer about its travels the other facts stand', async () => {
    expect(await factsIn('de')).toMatchObject({ length: null, price: null, dialling: '+81' });
  });

  test('months of all the year are no list', async () => {
    const travelMonths = Array.from({ length: 12 }, (_, index) => index + 1);
    const context = { api: { market: MARKETS.de, travels: async () => NO_ANSWER } } as never;
    const ofAll = await loadCountryFacts({ ...content, travelMonths }, context);
    expect(ofAll.travelMonths).toBeNull();
    const some = await loadCountryFacts({ ...content, travelMonths: [11, 12, 1] }, context);
    expect(some.travelMonths).toBe('November, Dezember, Januar');
  });
});
