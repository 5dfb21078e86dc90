import { describe, expect, test } from 'vitest';
import { layoutSchema, type MenuItem } from '../../contract/layout.ts';
import { MARKETS } from '../../domain/market.ts';
import { withMenuCountries, type OfferedCountry } from './menu-countries.ts';

const country = (id: string, name: string, departures: number): OfferedCountry => ({
  id,
  name,
  departures,
});

function menuWith(
  item: MenuItem,
  countries: readonly OfferedCountry[],
  paths: ReadonlyMap<string, string> = new Map(),
) {
  const layout = layoutSchema.parse({
    settings: {
      currencies: [{ isoCode: 'EUR', symbol: '€' }],
      exchangeRates: { EUR: 1, GBP: 1, USD: 1 },
      installmentPayments: false,
      balanceDueDays: 0,
      freeCancellationDays: 0,
      flexibleCancellationDays: 0,
      flexibleCancellationPrice: { EUR: 5900, GBP: 4900, USD: 6500 },
      decisionDays: 0,
    },
    header: { menu: [{ id: 'm', label: 'm', type: 'mega-menu', children: [item] }] },
    footer: { columns: [], legalMessage: '' },
    contacts: { books: {}, blocks: [] },
    beans: [],
  });
  const filled = withMenuCountries(layout, MARKETS.es, {
    countriesOf: () => countries,
    paths,
  });
  return filled.header.menu[0]?.children?.[0];
}

const AREA: MenuItem = { id: 'a', label: 'Asia', type: 'drop-down', countriesOf: 'asia' };

describe('LAY-05 countries in the menu', () => {
  test('stand by name and lead to their travels', () => {
    const countries = [country('VNM', 'Vietnam', 3), country('JPN', 'Japón', 5)];
    expect(menuWith(AREA, countries)?.children).toEqual([
      {
        id: 'a-JPN',
        type: 'link',
        label: 'Japón',
        url: '/buscar?tab=travels&destinationId%5B%5D=JPN',
      },
      {
        id: 'a-VNM',
        type: 'link',
        label: 'Vietnam',
        url: '/buscar?tab=travels&destinationId%5B%5D=VNM',
      },
    ]);
  });

  test('CMS-06 one that has a page leads to it', () => {
    const paths = new Map([['JPN', '/viajes-japon']]);
    const [japan] = menuWith(AREA, [country('JPN', 'Japón', 5)], paths)?.children ?? [];
    expect(japan?.url).toBe('/viajes-japon');
  });

  test('one without departures is left out', () => {
    expect(menuWith(AREA, [country('VNM', 'Vietnam', 0)])?.children).toBeUndefined();
  });

  test('come after the children that the data has, and only where it asks for them', () => {
    const own: MenuItem = { id: 'own', label: 'own', type: 'link' };
    const countries = [country('JPN', 'Japón', 1)];
    const ids = menuWith({ ...AREA, children: [own] }, countries)?.children?.map(({ id }) => id);
    expect(ids).toEqual(['own', 'a-JPN']);
    expect(menuWith({ ...AREA, countriesOf: undefined }, countries)?.children).toBeUndefined();
  });
});
