/** Says once what came of a form of the wishlist or of alerts that leads to a page; hearts say it themselves. */
import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountAddress } from '../auth/account-address.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { region, sign, text, toast } from '../ui/toast/toast.css.ts';

export function SavedNoticeBar() {
  const { t } = useTranslation('login');
  const { savedNotice, accountUrl } = useSite();
  const { key } = useLocation();
  const [shown, setShown] = useState({ notice: savedNotice, key });
  // It comes with a document, or with the page that a form of scripts leads to, and goes with the next one.
  if (shown.notice !== savedNotice) setShown({ notice: savedNotice, key });
  if (!savedNotice || (shown.notice === savedNotice && shown.key !== key)) return null;
  const { isDone, isOfAlerts } = savedNotice;
  return (
    <div className={region}>
      <div className={toast}>
        <span className={sign[isDone ? 'positive' : 'critical']}>
          <Icon name={isDone ? 'check-circle' : 'alert'} />
        </span>
        <output className={text}>{savedNotice.text}</output>
        {isOfAlerts ? (
          <a
            href={accountAddress('account-communications', accountUrl)}
            className={textLink({ standalone: true })}
          >
            {t('account.section.account-communications')}
          </a>
        ) : (
          <PageLink to="wishlist" className={textLink({ standalone: true })}>
            {t('account.wishlist')}
          </PageLink>
        )}
      </div>
    </div>
  );
}
