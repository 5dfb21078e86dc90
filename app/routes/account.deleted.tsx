/** `/account/deleted`: says that the account is gone, to who has just deleted it (AUTH-07). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_PATH } from '../auth/account-address.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { sharedPathFrame } from '../layout/page-frame.ts';
import { loadWithWords } from '../network/load-with-words.ts';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';

export { refusePost as action } from '../layout/layout-form.server.ts';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['account'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

const PATH = `${ACCOUNT_PATH}/deleted`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  return {
    seo: noindexSeo({
      title: t('account:deleted.title'),
      description: t('account:deleted.text'),
      canonical: PATH,
    }),
    frame: sharedPathFrame(PATH),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo }, matches, error);

export default function DeletedRoute() {
  const { t } = useTranslation('account');
  return (
    <NoticePage
      title={t('deleted.title')}
      text={t('deleted.text')}
      actions={<ButtonLink href="/">{t('deleted.home')}</ButtonLink>}
    />
  );
}
