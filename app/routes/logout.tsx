/** /logout: asks, and ends the session by a form (AUTH-01, SEC-05). */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { endedSessionCookie, hashOfToken, sessionTokenOf } from '../auth/login-cookies.server.ts';
import { logoutTarget } from '../auth/login-flow.server.ts';
import { NoticePage } from '../auth/login-notice.tsx';
import { parseSessionData, sessionOf } from '../auth/session.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { metaOf } from '../seo/meta.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';

/** A link ends nothing: whoever follows one is asked. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await sessionOf(request, context))) throw redirect('/');
  const { t } = await i18nextOf(marketOfRequest(request).textLocale);
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
  const market = marketOfRequest(request);
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

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export default function LogoutRoute() {
  const { t } = useTranslation('login');
  return (
    <NoticePage title={t('logout.title')} text={t('logout.text')}>
      {/* The browser's own form: its redirects lead to the provider and back. */}
      <form method="post" action="/logout">
        <Button>{t('logout.confirm')}</Button>
      </form>
      <ButtonLink href="/" variant="secondary">
        {t('logout.stay')}
      </ButtonLink>
    </NoticePage>
  );
}
