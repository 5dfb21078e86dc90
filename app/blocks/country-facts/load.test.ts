import { describe, expect, test } from 'vitest';
import { MARKETS, type MarketId } from '../../../domain/market.ts';
import { loadCountryFacts } from './load.server.ts';

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

  test('no dialling code where a country has many', () => {
    expect(factsIn('de', 'USA').dialling).toBeNull();
  });

  test('nothing of a country that there is not', () => {
    expect(factsIn('de', 'XXX')).toMatchObject({ currencies: [], languages: [], dialling: null });
  });
});
