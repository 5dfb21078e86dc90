/**
 * Answering the offer of another market (MKT-10): each choice of the modal is a button of a form that posts here, so
 * that it works without scripts and the offer is not made again.
 */
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { offerCookie } from '../country-offer/offer-cookie.ts';
import { GO_ON_FIELD } from '../country-offer/offer-form.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { LONGEST_PATH, readLayoutForm } from '../layout/layout-form.server.ts';
import { safeRedirectTarget } from '../seo/redirect-target.ts';
import { isSecureSite, siteSettings } from '../site-settings.server.ts';

export { refuseGet as loader } from '../layout/layout-form.server.ts';

// A wrong form or a typed address gets an error page with ways on, not a blank one (ERR-01).
export {
  FormErrorBoundary as ErrorBoundary,
  headers,
  NoPage as default,
} from '../layout/form-error.tsx';

const answerForm = z.object({ [GO_ON_FIELD]: z.string().max(LONGEST_PATH) });

/** To a page of one of the markets, and nowhere else (SEC-03). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { to } = await readLayoutForm(request, answerForm);
  const market = marketOfRequest(request, context);
  const target = safeRedirectTarget(to, siteSettings().origins, market.id) ?? '/';
  const headers = { 'set-cookie': offerCookie(isSecureSite(market)) };
  return redirect(target, { status: 303, headers });
}
