/** The countries that the header's menu offers under an area, out of the catalogue as it is (LAY-05). */
import type { Layout, MenuItem } from '../../contract/layout.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { Area } from '../../domain/continent.ts';
import type { Market } from '../../domain/market.ts';
import { parseSearchFilters, printSearchFilters } from '../../domain/filters/search-filters.ts';

export interface OfferedCountry {
  /** ISO 3166 alpha-3. */
  readonly id: string;
  readonly name: string;
  readonly departures: number;
}

export interface MenuCountries {
  readonly countriesOf: (area: Area) => readonly OfferedCountry[];
  /** Of the pages about a country, by its id. */
  readonly paths: ReadonlyMap<string, string>;
}

/** The layout with the countries of each area that its menu asks for; those without departures are left out. */
export function withMenuCountries(
  layout: Layout,
  market: Market,
  { countriesOf, paths }: MenuCountries,
): Layout {
  const withCountries = (item: MenuItem): MenuItem => {
    const children = (item.children ?? []).map(withCountries);
    if (item.countriesOf) {
      const countries = countriesOf(item.countriesOf)
        .filter(({ departures }) => departures > 0)
        .toSorted((a, b) => a.name.localeCompare(b.name, market.language));
      children.push(...countries.map((country) => countryItem(item.id, country, market, paths)));
    }
    return children.length > 0 ? { ...item, children } : item;
  };
  return { ...layout, header: { ...layout.header, menu: layout.header.menu.map(withCountries) } };
}

/** It leads to the country's page; where there is none, to its travels in the search. */
function countryItem(
  parent: string,
  country: OfferedCountry,
  market: Market,
  paths: MenuCountries['paths'],
): MenuItem {
  const filters = { ...parseSearchFilters(new URLSearchParams()), destinationId: [country.id] };
  const query = printSearchFilters({ ...filters, tab: 'travels' });
  return {
    id: `${parent}-${country.id}`,
    type: 'link',
    label: country.name,
    url: paths.get(country.id) ?? `${pathOf('search', market.id)}?${query}`,
  };
}
