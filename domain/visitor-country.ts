/** What the country that a visitor is in says of them: the currency that they use (MKT-07), and their market (MKT-10). */
import { ALL_MARKETS, type Currency, type MarketId } from './market.ts';

/** Countries that pay in euros: the members of the union that have it, and those that use it by agreement or alone. */
const EURO_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK ' +
    'AD MC SM VA ME XK GF GP MQ MF PM RE YT BL'
  ).split(' '),
);

/** @param country ISO 3166 alpha-2; null where it is not known */
export function currencyOfCountry(country: string | null | undefined): Currency | null {
  if (!country) return null;
  if (country === 'GB') return 'GBP';
  if (country === 'US') return 'USD';
  return EURO_COUNTRIES.has(country) ? 'EUR' : null;
}

/** Null for a country without a market of its own. */
export function marketOfCountry(country: string | null | undefined): MarketId | null {
  return ALL_MARKETS.find((market) => country && market.country === country)?.id ?? null;
}
