/** Closing a banner bar (LAY-08): a form, so it works without scripts and the bar never flashes. */
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { marketOfRequest } from '../i18n/market.server.ts';
import { BAR_ID, dismissedBars, dismissedBarsCookie } from './dismissed-bars.server.ts';
import { isSecureSite, LONGEST_PATH, readLayoutForm, redirectBack } from './layout-form.server.ts';

const dismissalForm = z.object({
  id: z.string().regex(BAR_ID),
  returnTo: z.string().max(LONGEST_PATH).default('/'),
});

export async function dismissBannerBar({ request }: ActionFunctionArgs): Promise<Response> {
  const { id, returnTo } = await readLayoutForm(request, dismissalForm);
  const market = marketOfRequest(request);
  const cookie = dismissedBarsCookie(dismissedBars(request), id, isSecureSite(market));
  return redirectBack(returnTo, market, cookie);
}
