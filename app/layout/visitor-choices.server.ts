/**
 * The choices of a visitor that pages show, as the one `Cookie` header that says them: what makes a
 * difference to no page is left out, and the order is always the same (architecture: "HTML cache").
 */
import type { Layout } from '../../contract/layout.ts';
import type { Market } from '../../domain/market.ts';
import { chosenCurrency, CURRENCY_COOKIE } from './chosen-currency.server.ts';
import { dismissedBars, DISMISSED_COOKIE } from './dismissed-bars.server.ts';

/** Names of the cookies that pages read of somebody who is not logged in. */
export const CHOICE_COOKIES: readonly string[] = [CURRENCY_COOKIE, DISMISSED_COOKIE];

/** Empty for who sees what everybody sees. */
export function printChoices(request: Request, market: Market, layout: Layout): string {
  const currency = chosenCurrency(request, market, layout);
  const usual = chosenCurrency(new Request(request.url), market, layout);
  const dismissed = dismissedBars(request);
  const bars = layout.beans.filter(({ id, closable }) => closable && dismissed.includes(id));
  return [
    ...(currency === usual ? [] : [`${CURRENCY_COOKIE}=${currency}`]),
    ...(bars.length === 0 ? [] : [`${DISMISSED_COOKIE}=${bars.map(({ id }) => id).join('.')}`]),
  ].join('; ');
}
