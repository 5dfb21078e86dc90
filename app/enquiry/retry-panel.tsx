import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { button } from '../ui/button/button.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Notice } from './notice.tsx';
import * as styles from './panels.css.ts';

/** The tour cannot be looked up at the moment. */
export function RetryPanel() {
  const { t } = useTranslation('enquiry');
  return (
    <div className={styles.panel}>
      <Notice tone="notice" icon="alert">
        <p>{t('retry.message')}</p>
      </Notice>
      <div className={styles.links}>
        <Link to="." reloadDocument className={button({ variant: 'secondary' })}>
          <Icon name="refresh" />
          {t('retry.again')}
        </Link>
      </div>
    </div>
  );
}
