/** The currency that a visitor sees prices in (MKT-07): cookie, else country, else the market's. */
import type { Layout } from '../../contract/layout.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { selectCurrency } from '../../domain/money.ts';
import { DAY_S } from '../../domain/durations.ts';

export const CURRENCY_COOKIE = 'currency';
const ONE_YEAR_S = 365 * DAY_S;

/** Readable by scripts on purpose: it holds nothing but three letters, checked when it is read. */
export function currencyCookie(currency: Currency, isSecure: boolean): string {
  return `${CURRENCY_COOKIE}=${currency}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function chosenCurrency(request: Request, market: Market, layout: Layout): Currency {
  const cookie = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(request.headers.get('cookie') ?? '');
  return selectCurrency({
    cookie: cookie?.[1],
    geolocated: layout.geolocation.currency,
    available: layout.settings.currencies.map(({ isoCode }) => isoCode),
    marketDefault: market.currency,
  });
}
