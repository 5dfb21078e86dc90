import { useTranslation } from 'react-i18next';
import { button } from '../ui/button/button.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link.tsx';
import * as styles from './no-results.css.ts';

export interface FailedListingProps {
  /** Path and query of the page that asks again. */
  readonly retry: string;
}

/**
 * What stands where the backend gave no answer (RES-09): nothing is known of the list, so it is not
 * called empty. The page is loaded as a whole, since a link to the page itself would ask for nothing.
 */
export function FailedListing({ retry }: FailedListingProps) {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.panel}>
      <Icon name="alert" size="large" />
      <p className={styles.message}>{t('empty.failed')}</p>
      <Link to={retry} reloadDocument className={button({ variant: 'secondary' })}>
        <Icon name="refresh" />
        {t('empty.retry')}
      </Link>
    </div>
  );
}
