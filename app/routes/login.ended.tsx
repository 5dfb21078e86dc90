/** `/login/ended`: says why there is no session after a login, or no more (AUTH-05, AUTH-06). */
import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readEndedReason } from '../auth/login-ended.ts';
import { providerLogout } from '../auth/provider-logout.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { siteSettings } from '../site-settings.server.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';

export { refusePost as action } from '../layout/layout-form.server.ts';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';

/** Leads home by itself after so long, without scripts too. */
const HOME_AFTER_S = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const market = marketOfRequest(request, context);
  const reason = readEndedReason(new URL(request.url)) ?? 'unknown';
  const { t } = await i18nextOf(market.textLocale);
  const seo = noindexSeo({
    title: t('login:ended.title'),
    description: t(`login:ended.${reason}`),
    canonical: '/login/ended',
  });
  const headers = new Headers();
  if (reason === 'privacy') headers.set('refresh', `${HOME_AFTER_S}; url=/`);
  // The provider still knows who it is, and would let the same person in again.
  const providerLogoutUrl = await providerLogout(null, market, siteSettings());
  return data({ seo, reason, providerLogoutUrl }, { headers });
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const passed = new Headers({ 'cache-control': 'no-store' });
  const refresh = loaderHeaders.get('refresh');
  if (refresh !== null) passed.set('refresh', refresh);
  return passed;
};

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo }, matches, error);

export default function LoginEndedPage() {
  const { reason, providerLogoutUrl } = useLoaderData<typeof loader>();
  const { t } = useTranslation('login');
  return (
    <NoticePage
      title={t('ended.title')}
      text={t(`ended.${reason}`)}
      actions={
        <>
          <ButtonLink href="/">{t('ended.home')}</ButtonLink>
          {providerLogoutUrl && (
            <ButtonLink href={providerLogoutUrl} variant="secondary" rel="nofollow">
              {t('ended.otherAccount')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
