/** `/logout`: a page that asks, and the form that ends the session (AUTH-01, SEC-05). */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { ProviderUnavailable } from '../auth/login-errors.ts';
import { openIdProvider } from '../auth/open-id-provider.server.ts';
import { endedSessionCookie, hashOfToken, sessionTokenOf } from '../auth/session-cookie.server.ts';
import { parseSessionData, type SessionData } from '../auth/session-data.server.ts';
import { sessionOf } from '../auth/session.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';

/** A link must not end a session: whoever follows one is asked first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await sessionOf(request, context))) throw redirect('/');
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  const seo = noindexSeo({
    title: t('login:logout.title'),
    description: t('login:logout.text'),
    canonical: '/logout',
  });
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
    headers: {
      'set-cookie': endedSessionCookie(isSecure),
      'cache-control': 'no-store',
      // Pages that the browser has for its back button, too. What it stores is not the person's alone: the
      // searches and choices of this device stay.
      'clear-site-data': '"cache"',
    },
  });
}

/**
 * The provider's address that ends its own session and leads home (RP-Initiated Logout 1.0); the home page when
 * the provider has no such address or cannot be reached.
 */
async function logoutTarget(
  session: SessionData,
  market: Market,
  { login, origins }: Pick<Settings, 'login' | 'origins'>,
): Promise<string> {
  try {
    const provider = await openIdProvider(login);
    if (!provider.logoutUrl || session.issuer !== login.issuer) return '/';
    await provider.reach();
    const url = new URL(provider.logoutUrl);
    url.searchParams.set('id_token_hint', session.idToken);
    url.searchParams.set('client_id', login.clientId);
    url.searchParams.set('post_logout_redirect_uri', `${origins[market.id]}/`);
    url.searchParams.set('ui_locales', market.languageTag);
    return url.href;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return '/';
    throw error;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export default function LogoutPage() {
  const { t } = useTranslation('login');
  return (
    <NoticePage
      title={t('logout.title')}
      text={t('logout.text')}
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
