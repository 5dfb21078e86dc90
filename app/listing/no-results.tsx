/** What stands where a listing is empty: nothing fits (RES-08), or nothing could be asked (RES-09). */
import { useTranslation } from 'react-i18next';
import { countActiveFilters, type SearchFilters } from '../../domain/search-filters.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { button } from '../ui/button.css.ts';
import { Icon } from '../ui/icon.tsx';
import { pageQuery, unfilteredQuery } from './listing-links.ts';
import * as styles from './no-results.css.ts';

export interface NoResultsProps {
  readonly filters: SearchFilters;
  /** Whether the backend gave no answer. */
  readonly isFailed: boolean;
}

export function NoResults({ filters, isFailed }: NoResultsProps) {
  const { t } = useTranslation('listing');
  const isNarrowed = countActiveFilters(filters) > 0;
  return (
    <div className={styles.panel}>
      <Icon name={isFailed ? 'alert' : 'compass'} size="large" />
      <p className={styles.message}>{isFailed ? t('empty.failed') : t('empty.noMatch')}</p>
      {isFailed ? (
        <PageLink
          to="search"
          query={pageQuery(filters, filters.page)}
          reloadDocument
          className={button({ variant: 'secondary' })}
        >
          <Icon name="refresh" />
          {t('empty.retry')}
        </PageLink>
      ) : (
        isNarrowed && (
          <PageLink
            to="search"
            query={unfilteredQuery(filters)}
            className={button({ variant: 'secondary' })}
          >
            {t('empty.clear')}
          </PageLink>
        )
      )}
    </div>
  );
}
