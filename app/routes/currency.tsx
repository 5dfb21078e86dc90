/**
 * Choosing the currency that prices are shown in (MKT-07): the form in the footer posts here, so it works without
 * scripts.
 */
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { CURRENCIES } from '../../domain/market.ts';
import { apiOf } from '../api/request-api.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { addressInCurrency } from '../layout/address-in-currency.ts';
import {
  isSecureSite,
  LONGEST_PATH,
  readLayoutForm,
  redirectBack,
} from '../layout/layout-form.server.ts';
import { readLayout } from '../layout/layout.server.ts';
import { chosenCurrency, currencyCookie } from '../layout/visitor-choices.server.ts';

export { refuseGet as loader } from '../layout/layout-form.server.ts';
export { submitForm as clientAction } from '../network/submit-form.ts';

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
  const before = chosenCurrency(request, market, layout);
  const change = { from: before, to: currency, rates: settings.exchangeRates };
  const address = addressInCurrency(returnTo, change);
  return redirectBack(address, market, currencyCookie(currency, isSecureSite(market)));
}
