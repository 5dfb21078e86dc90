/** What stands where a listing is empty: nothing fits (RES-08), or nothing could be asked (RES-09). */
import { useTranslation } from 'react-i18next';
import type { AvailableFilters } from '../../contract/listing.ts';
import { formatMonth } from '../../domain/date-format.ts';
import { countActiveFilters, type SearchFilters } from '../../domain/search-filters.ts';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { button } from '../ui/button.css.ts';
import { chip } from '../ui/chip.css.ts';
import { Icon } from '../ui/icon.tsx';
import { Stack } from '../ui/stack.tsx';
import { FailedListing } from './failed-listing.tsx';
import { monthQuery, pageQuery, unfilteredQuery } from './listing-links.ts';
import { otherMonths } from './other-months.ts';
import * as styles from './no-results.css.ts';

export interface NoResultsProps {
  readonly filters: SearchFilters;
  /** Months with the departures that they have under the other filters. */
  readonly months?: AvailableFilters['months'];
  /** Whether the backend gave no answer. */
  readonly isFailed: boolean;
}

export function NoResults({ filters, months = [], isFailed }: NoResultsProps) {
  const { t } = useTranslation('listing');
  const pagePath = usePagePath();
  if (isFailed) {
    const query = pageQuery(filters, filters.page);
    return <FailedListing retry={pagePath('search', undefined, query)} />;
  }
  return (
    <div className={styles.panel}>
      <Icon name="compass" size="large" />
      <p className={styles.message}>{t('empty.noMatch')}</p>
      <OtherMonths filters={filters} months={otherMonths(filters, months)} />
      {countActiveFilters(filters) > 0 && (
        <PageLink
          to="search"
          query={unfilteredQuery(filters)}
          className={button({ variant: 'secondary' })}
        >
          {t('empty.clear')}
        </PageLink>
      )}
    </div>
  );
}

/** Nothing where there is no other month. */
function OtherMonths({ filters, months }: Required<Pick<NoResultsProps, 'filters' | 'months'>>) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  if (months.length === 0) return null;
  return (
    <>
      <p>{t('empty.otherMonths')}</p>
      <Stack as="ul" direction="row" gap={8} justify="center">
        {months.map(({ month, departures }) => (
          <li key={month}>
            <PageLink to="search" query={monthQuery(filters, month)} className={chip()}>
              {t('form.choice', { name: formatMonth(month, market), count: departures })}
            </PageLink>
          </li>
        ))}
      </Stack>
    </>
  );
}
