/** The pages of the login: a notice with buttons. `/login` and `/login/redirect` render only failures. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { metaOf } from '../seo/meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Container } from '../ui/container.tsx';
import * as styles from '../ui/notice-page.css.ts';
import type { LoginProblemData } from './login-flow.server.ts';

/** A document gets only those headers of its loader that are named here. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const passed = new Headers({ 'cache-control': 'no-store' });
  const retryAfter = loaderHeaders.get('retry-after');
  if (retryAfter !== null) passed.set('retry-after', retryAfter);
  return passed;
};

export const meta: MetaFunction = ({ data, matches, error }) =>
  metaOf(data ? { seo: (data as LoginProblemData).seo, preloads: [] } : undefined, matches, error);

export function LoginProblemRoute() {
  const { problem, retryPath, returnTo } = useLoaderData() as LoginProblemData;
  const { t } = useTranslation('login');
  return (
    <NoticePage title={t(`problem.${problem}.title`)} text={t(`problem.${problem}.text`)}>
      <ButtonLink href={retryPath} rel="nofollow">
        {t('problem.retry')}
      </ButtonLink>
      <ButtonLink href={returnTo} variant="secondary">
        {t('problem.back')}
      </ButtonLink>
    </NoticePage>
  );
}

/** A page that says one thing, with buttons for what to do about it. */
export function NoticePage({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** Buttons. */
  readonly children: ReactNode;
}) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </Container>
  );
}
