/** Loader and action of `/newsletter`, for the route (NEWS-01). */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { NEWSLETTER_PATH } from '../../../contract/newsletter-paths.ts';
import { apiOf } from '../../api/request-api.server.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { newsletterHead } from './newsletter-head.ts';
import { subscribe } from './subscribe-action.server.ts';
import { SENT } from './subscribe-states.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  const isSent = new URL(request.url).searchParams.has(SENT);
  const head = {
    title: t(isSent ? 'newsletter:sent.title' : 'newsletter:form.title'),
    description: t('newsletter:form.text'),
  };
  return { ...newsletterHead(head, NEWSLETTER_PATH), isSent };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return subscribe(request, await apiOf(request, context));
}
