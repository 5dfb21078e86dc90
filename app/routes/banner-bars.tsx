/**
 * Closing a banner bar (LAY-08): the form in the bar posts here, so it works without scripts and the bar never
 * flashes.
 */
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { apiOf } from '../api/request-api.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { LONGEST_PATH, readLayoutForm, redirectBack } from '../layout/layout-form.server.ts';
import { isSecureSite } from '../site-settings.server.ts';
import { readLayout } from '../layout/layout.server.ts';
import { BAR_ID, dismissedBars, dismissedBarsCookie } from '../layout/visitor-choices.server.ts';

export { refuseGet as loader } from '../layout/layout-form.server.ts';
export { submitBesidePage as clientAction } from '../network/submit-form.ts';

// A wrong form or a typed address gets an error page with ways on, not a blank one (ERR-01).
export {
  FormErrorBoundary as ErrorBoundary,
  headers,
  NoPage as default,
} from '../layout/form-error.tsx';

const dismissalForm = z.object({
  id: z.string().regex(BAR_ID),
  returnTo: z.string().max(LONGEST_PATH).default('/'),
});

/** Closes a bar. One that has been removed meanwhile sets no cookie. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { id, returnTo } = await readLayoutForm(request, dismissalForm);
  const market = marketOfRequest(request, context);
  const { beans } = await readLayout(await apiOf(request, context));
  const cookie = beans.some((bar) => bar.id === id)
    ? dismissedBarsCookie(dismissedBars(request), id, isSecureSite(market))
    : null;
  return redirectBack(returnTo, market, cookie);
}
