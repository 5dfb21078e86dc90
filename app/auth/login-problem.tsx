/** The page of `/login` and `/login/failed`, which is only seen when a login has failed. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { metaOf } from '../seo/meta.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';
import type { LoginProblemData } from './login-problem.server.ts';

/** Remix adds to a document only those of the loader's headers that the route passes on. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const passed = new Headers({ 'cache-control': 'no-store' });
  const retryAfter = loaderHeaders.get('retry-after');
  if (retryAfter !== null) passed.set('retry-after', retryAfter);
  return passed;
};

export const meta: MetaFunction = ({ data, matches, error }) =>
  metaOf(data ? { seo: (data as LoginProblemData).seo } : undefined, matches, error);

export function LoginProblemPage() {
  const { problem, retryPath, returnTo } = useLoaderData() as LoginProblemData;
  const { t } = useTranslation('login');
  return (
    <NoticePage
      title={t(`problem.${problem}.title`)}
      text={t(`problem.${problem}.text`)}
      actions={
        <>
          <ButtonLink href={retryPath} rel="nofollow">
            {t('problem.retry')}
          </ButtonLink>
          <ButtonLink href={returnTo} variant="secondary">
            {t('problem.back')}
          </ButtonLink>
        </>
      }
    />
  );
}
