/** `/logout`: a page that asks, and the form that ends the session (AUTH-01, SEC-05). */
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { providerLogout } from '../auth/provider-logout.server.ts';
import { endedSessionCookie, hashOfToken, sessionTokenOf } from '../auth/session-cookie.server.ts';
import { parseSessionData } from '../auth/session-data.server.ts';
import { pendingSessionOf, sessionOf } from '../auth/session.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { siteLog } from '../site-log.server.ts';
import { isSecureSite, siteSettings } from '../site-settings.server.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';

/** A link must not end a session: whoever follows one is asked first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = (await sessionOf(request, context)) ?? (await pendingSessionOf(request, context));
  if (!session) throw redirect('/');
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  const seo = noindexSeo({
    title: t('login:logout.title'),
    description: t('login:logout.text'),
    canonical: '/logout',
  });
  return { seo };
}

/**
 * Ends all sessions of this login, in all markets, before the provider is thought of (SEC-05). The edge has refused posts of
 * other sites (SEC-01).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const isSecure = isSecureSite(market);
  const token = sessionTokenOf(request, isSecure);
  const log = context.log ?? siteLog();
  let ended;
  try {
    ended = token ? await context.sessions?.removeLogin(hashOfToken(token)) : null;
  } catch (error) {
    log.warn({ event: 'logout-unavailable', err: error }, 'not logged out');
    // Nobody is told to be logged out whose sessions are still there.
    return data(
      { isFailed: true },
      { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } },
    );
  }
  const session = ended ? parseSessionData(ended.data) : null;
  if (ended) log.info({ event: 'logout', market: market.id }, 'logged out');
  const target = session && (await providerLogout(session, market, settings));
  return redirect(target ?? '/', {
    status: 303,
    headers: {
      'set-cookie': endedSessionCookie(isSecure),
      'cache-control': 'no-store',
      // Pages that the browser has for its back button, too. What it stores is not the person's alone: the
      // searches and choices of this device stay.
      'clear-site-data': '"cache"',
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo }, matches, error);

export default function LogoutPage() {
  const { t } = useTranslation('login');
  const answer = useActionData<typeof action>();
  return (
    <NoticePage
      title={t('logout.title')}
      text={t(answer ? 'logout.failed' : 'logout.text')}
      actions={
        <>
          {/* A native form, because its redirects lead to the provider's host and back. */}
          <form method="post" action="/logout">
            <Button>{t('logout.confirm')}</Button>
          </form>
          <ButtonLink href="/" variant="secondary">
            {t('logout.stay')}
          </ButtonLink>
        </>
      }
    />
  );
}
