/**
 * The choices of a visitor that pages show, each kept in a cookie: the currency (MKT-07), which their country chooses
 * where they have not, and closed bars (LAY-08).
 */
import type { AppLoadContext } from '@remix-run/node';
import type { Layout } from '../../contract/layout.ts';
import { setCookieHeader } from '../../contract/set-cookie-header.ts';
import { DAY_S } from '../../domain/durations.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { selectCurrency } from '../../domain/money.ts';
import { currencyOfCountry } from '../../domain/visitor-country.ts';

export const CURRENCY_COOKIE = 'currency';
const ONE_YEAR_S = 365 * DAY_S;

/** Readable by scripts on purpose: it holds nothing but three letters, checked when it is read. */
export function currencyCookie(currency: Currency, isSecure: boolean): string {
  return setCookieHeader(CURRENCY_COOKIE, currency, { maxAgeS: ONE_YEAR_S, isSecure });
}

/** The currency that a visitor sees prices in (MKT-07): cookie, else country, else the market's. */
export function chosenCurrency(
  request: Request,
  market: Market,
  layout: Layout,
  { country }: Pick<AppLoadContext, 'country'>,
): Currency {
  const cookie = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(request.headers.get('cookie') ?? '');
  return selectCurrency({
    cookie: cookie?.[1],
    geolocated: currencyOfCountry(country),
    available: layout.settings.currencies.map(({ isoCode }) => isoCode),
    marketDefault: market.currency,
  });
}

const DISMISSED_COOKIE = 'closed-bars';
const HALF_A_YEAR_S = 182 * DAY_S;
/** The oldest give way, so that the cookie never grows without end. */
const MOST_IDS = 20;
export const BAR_ID = /^[\w-]{1,64}$/;

/** The banner bars that a visitor has closed, kept in a cookie (LAY-08). */
export function dismissedBars(request: Request): readonly string[] {
  const cookie = /(?:^|;\s*)closed-bars=([\w.-]*)/.exec(request.headers.get('cookie') ?? '');
  const ids = cookie?.[1]?.split('.') ?? [];
  return ids.filter((id) => BAR_ID.test(id)).slice(-MOST_IDS);
}

/** The cookie's value once this bar is closed too. */
export function dismissedBarsCookie(
  dismissed: readonly string[],
  id: string,
  isSecure: boolean,
): string {
  const ids = [...dismissed.filter((known) => known !== id), id].slice(-MOST_IDS);
  const attributes = { maxAgeS: HALF_A_YEAR_S, isSecure, isHttpOnly: true };
  return setCookieHeader(DISMISSED_COOKIE, ids.join('.'), attributes);
}

/** Names of the cookies that pages read of somebody who is not logged in. */
export const CHOICE_COOKIES: readonly string[] = [CURRENCY_COOKIE, DISMISSED_COOKIE];

/**
 * The choices of a visitor as the one `Cookie` header that says them: what makes a difference to no page is left
 * out, and the order is always the same (decision 0027). Empty for who sees what everybody sees.
 */
export function printChoices(
  request: Request,
  market: Market,
  layout: Layout,
  visitor: Pick<AppLoadContext, 'country'>,
): string {
  const currency = chosenCurrency(request, market, layout, visitor);
  const usual = chosenCurrency(new Request(request.url), market, layout, {});
  const dismissed = dismissedBars(request);
  const bars = layout.beans.filter(({ id, closable }) => closable && dismissed.includes(id));
  return [
    ...(currency === usual ? [] : [`${CURRENCY_COOKIE}=${currency}`]),
    ...(bars.length === 0 ? [] : [`${DISMISSED_COOKIE}=${bars.map(({ id }) => id).join('.')}`]),
  ].join('; ');
}
