/** `/logout`: a page that asks, and the form that ends the session (AUTH-01, SEC-05). */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { logoutTarget } from './end-login.server.ts';
import { endedSessionCookie, hashOfToken, sessionTokenOf } from './session-cookie.server.ts';
import { parseSessionData } from './session-data.server.ts';
import { sessionOf } from './session.server.ts';

/** A link ends nothing: whoever follows one is asked. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await sessionOf(request, context))) throw redirect('/');
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  const seo: PageSeo = {
    title: t('login:logout.title'),
    description: t('login:logout.text'),
    robots: 'noindex',
    canonical: '/logout',
    alternates: {},
  };
  return { seo };
}

/** The edge has refused posts of other sites (SEC-01). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const isSecure = settings.origins[market.id].startsWith('https:');
  const token = sessionTokenOf(request, isSecure);
  const ended = token ? await context.sessions?.remove(hashOfToken(token)) : null;
  const session = ended ? parseSessionData(ended.data) : null;
  if (ended) (context.log ?? siteLog()).info({ event: 'logout', market: market.id }, 'logged out');
  return redirect(session ? await logoutTarget(session, market, settings) : '/', {
    status: 303,
    headers: { 'set-cookie': endedSessionCookie(isSecure), 'cache-control': 'no-store' },
  });
}
