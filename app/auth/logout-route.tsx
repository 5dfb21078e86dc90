/** The drawing half of `/logout`. */
import type { MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { metaOf } from '../seo/meta.ts';
import { ButtonLink, Button } from '../ui/button/button.tsx';
import type { loader } from './logout-route.server.ts';
import { NoticePage } from './notice-page.tsx';

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function LogoutRoute() {
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
