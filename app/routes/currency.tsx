/**
 * Choosing the currency that prices are shown in (MKT-07): the form in the footer posts here, so it works without
 * scripts.
 */
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import type { FilterKey } from '../../domain/filters/search-filters.ts';
import { CURRENCIES, type Currency } from '../../domain/market.ts';
import { convertedPrice, type ExchangeRates } from '../../domain/money.ts';
import { apiOf } from '../api/request-api.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { LONGEST_PATH, readLayoutForm, redirectBack } from '../layout/layout-form.server.ts';
import { isSecureSite } from '../site-settings.server.ts';
import { readLayout } from '../layout/layout.server.ts';
import { chosenCurrency, currencyCookie } from '../layout/visitor-choices.server.ts';

export { refuseGet as loader } from '../layout/layout-form.server.ts';
export { submitBesidePage as clientAction } from '../network/submit-form.ts';

// A wrong form or a typed address gets an error page with ways on, not a blank one (ERR-01).
export {
  FormErrorBoundary as ErrorBoundary,
  headers,
  NoPage as default,
} from '../layout/form-error.tsx';

const currencyForm = z.object({
  currency: z.enum(CURRENCIES),
  returnTo: z.string().max(LONGEST_PATH).default('/'),
});

/** @throws Response 400 for a currency that the market does not offer */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { currency, returnTo } = await readLayoutForm(request, currencyForm);
  const market = marketOfRequest(request, context);
  const layout = await readLayout(await apiOf(request, context));
  const { settings } = layout;
  if (!settings.currencies.some(({ isoCode }) => isoCode === currency)) {
    throw new Response(null, { status: 400 });
  }
  const before = chosenCurrency(request, market, layout, context);
  const change = { from: before, to: currency, rates: settings.exchangeRates };
  const address = addressInCurrency(returnTo, change);
  return redirectBack(address, market, currencyCookie(currency, isSecureSite(market)));
}

const PRICE_KEYS: readonly FilterKey[] = ['priceFrom', 'priceTo'];
const PAGE_KEY: FilterKey = 'page';

interface CurrencyChange {
  readonly from: Currency;
  readonly to: Currency;
  readonly rates: ExchangeRates;
}

/**
 * Limits of the price are cents of the currency that is shown (RES-02): left as they are, the same number would
 * mean another amount. Converted they mean about the same, and their chip says the new one. The list that they
 * leave begins anew.
 *
 * @param address path and query, and perhaps the part of the page
 */
function addressInCurrency(address: string, { from, to, rates }: CurrencyChange): string {
  const [page = '', part] = address.split('#', 2);
  const [path = '', query = ''] = page.split('?', 2);
  const params = new URLSearchParams(query);
  const limits = PRICE_KEYS.filter((key) => /^\d{1,9}$/.test(params.get(key) ?? ''));
  if (from === to || limits.length === 0) return address;
  for (const key of limits) {
    params.set(key, String(convertedPrice(Number(params.get(key)), from, to, rates).cents));
  }
  params.delete(PAGE_KEY);
  return `${path}?${params}${part === undefined ? '' : `#${part}`}`;
}
