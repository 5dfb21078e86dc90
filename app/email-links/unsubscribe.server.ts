/**
 * Loader and action of the mailed link that unsubscribes: from one alert (NTFY-03), or from the newsletter (NEWS-01).
 * Only the backend can tell whose a token is. Opening the link changes nothing, since mail scanners follow links.
 */
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  isNewsletterToken,
  NEWSLETTER_PATH,
  newsletterLinkPath,
} from '../../contract/newsletter-paths.ts';
import { SECRET_ADDRESS_HEADERS } from '../../contract/secret-paths.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import { apiOf } from '../api/request-api.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { sharedPathFrame } from '../layout/page-frame.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { followLink, loadLink } from './newsletter-link.server.ts';

export async function loadUnsubscribe(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  const token = params.token ?? '';
  const found = isNewsletterToken(token)
    ? await (await apiOf(request, context)).alertLink({ token })
    : null;
  // The newsletter's page also says that a link does not work, or that nobody can tell now.
  if (found?.outcome !== 'success') return loadLink('unsubscribe', args);
  const { type, travel, startingDate, endingDate, isOn, others } = found.data.data;
  const market = marketOfRequest(request, context);
  const { t } = await i18nextOf(market.textLocale);
  const dates =
    startingDate && endingDate ? formatDateRange(startingDate, endingDate, market) : null;
  const about = [travel?.title ?? t('newsletter:alert.formerTrip'), dates]
    .filter(Boolean)
    .join(', ');
  const state = isOn ? 'on' : 'off';
  const page = {
    seo: noindexSeo({
      title: t(`newsletter:alert.${state}.title`),
      description: t(`newsletter:alert.type.${type}`, { about }),
      // The link's own address would give away its secret.
      canonical: NEWSLETTER_PATH,
    }),
    frame: sharedPathFrame(NEWSLETTER_PATH),
    alert: { type, about, isOn, others },
  };
  return data(page, { headers: SECRET_ADDRESS_HEADERS });
}

/** @throws Response 303 to the page, which shows the result; a mailbox's own post gets no redirect (RFC 8058) */
export async function unsubscribe(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const token = params.token ?? '';
  if (!isNewsletterToken(token)) return followLink('unsubscribe', args);
  // A copy, since the newsletter's action reads the form too.
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const isOneClick = form?.get('List-Unsubscribe') === 'One-Click';
  const all = !isOneClick && form?.get('all') === 'yes';
  const result = await (await apiOf(request, context)).endAlerts({ token, all });
  if (result.outcome === 'missing') return followLink('unsubscribe', args);
  const headers = SECRET_ADDRESS_HEADERS;
  if (result.outcome !== 'success')
    return data({ state: 'unavailable' } as const, { status: 503, headers });
  if (isOneClick) return data({ state: 'done' } as const, { headers });
  throw redirect(newsletterLinkPath('unsubscribe', token), { status: 303, headers });
}
