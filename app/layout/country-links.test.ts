import { describe, expect, test } from 'vitest';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { countryLinks } from './country-links.ts';

const origins = Object.fromEntries(MARKET_IDS.map((id) => [id, `https://${id}.example`])) as Record<
  MarketId,
  string
>;

const idsOf = (marketId: MarketId) =>
  countryLinks(marketId, {}, origins).map(({ market }) => market.id);

describe('MKT-09 countryLinks', () => {
  test('the current market comes first, the others stay in their order, the US is left out', () => {
    expect(idsOf('fr')).toEqual(['fr', 'international', 'it', 'en-WE', 'es', 'de']);
    expect(idsOf('international')[0]).toBe('international');
  });

  test('on the US site nothing is marked', () => {
    const links = countryLinks('en-US', {}, origins);
    expect(links.map(({ isCurrent }) => isCurrent)).not.toContain(true);
    expect(links).toHaveLength(MARKET_IDS.length - 1);
  });

  test('a disabled market is listed on its own site alone', () => {
    const countries = { de: { isDisabled: true }, it: { isDisabled: false } };
    const listed = (marketId: MarketId) =>
      countryLinks(marketId, {}, origins, countries).map(({ market }) => market.id);
    expect(listed('it')).toEqual(['it', 'international', 'en-WE', 'es', 'fr']);
    expect(listed('de')[0]).toBe('de');
  });

  test('a link goes to the same page, or home where the market lacks it', () => {
    const links = countryLinks('it', { it: '/viaggi/islanda', de: '/reisen/island' }, origins);
    const hrefs = Object.fromEntries(links.map(({ market, href }) => [market.id, href]));
    expect(hrefs).toMatchObject({
      it: 'https://it.example/viaggi/islanda',
      de: 'https://de.example/reisen/island',
      es: 'https://es.example/',
    });
    expect(links.filter(({ isCurrent }) => isCurrent).map(({ market }) => market.id)).toEqual([
      'it',
    ]);
  });
});
