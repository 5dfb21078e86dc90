/** Closing a banner bar (LAY-08): a form, so it works without scripts and the bar never flashes. */
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { apiOf } from '../api/request-api.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { BAR_ID, dismissedBars, dismissedBarsCookie } from './visitor-choices.server.ts';
import { isSecureSite, LONGEST_PATH, readLayoutForm, redirectBack } from './layout-form.server.ts';
import { readLayout } from './layout.server.ts';

const dismissalForm = z.object({
  id: z.string().regex(BAR_ID),
  returnTo: z.string().max(LONGEST_PATH).default('/'),
});

/** One that has been taken away meanwhile is closed already: nothing is remembered of it. */
export async function dismissBannerBar({
  request,
  context,
}: ActionFunctionArgs): Promise<Response> {
  const { id, returnTo } = await readLayoutForm(request, dismissalForm);
  const market = marketOfRequest(request, context);
  const { beans } = await readLayout(await apiOf(request, context));
  const cookie = beans.some((bar) => bar.id === id)
    ? dismissedBarsCookie(dismissedBars(request), id, isSecureSite(market))
    : null;
  return redirectBack(returnTo, market, cookie);
}
