/** Says once what came of saving or removing something without scripts; with them the heart itself does. */
import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { region, sign, text, toast } from '../ui/toast/toast.css.ts';

export function SavedNoticeBar() {
  const { t } = useTranslation('login');
  const { savedNotice } = useSite();
  const { key } = useLocation();
  const [shownAt] = useState(key);
  if (!savedNotice || key !== shownAt) return null;
  const { isDone } = savedNotice;
  return (
    <div className={region}>
      <div className={toast}>
        <span className={sign[isDone ? 'positive' : 'critical']}>
          <Icon name={isDone ? 'check-circle' : 'alert'} />
        </span>
        <output className={text}>{savedNotice.text}</output>
        <PageLink to="wishlist" className={textLink({ standalone: true })}>
          {t('account.wishlist')}
        </PageLink>
      </div>
    </div>
  );
}
