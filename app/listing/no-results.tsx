/** What stands where a listing is empty: nothing fits (RES-08), or nothing could be asked (RES-09). */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { StateDrawing } from '../images/state-drawing.tsx';
import { button } from '../ui/button/button.css.ts';
import { AskLink } from './ask-link.tsx';
import { activeFilters } from './filter-label.ts';
import type { TravelCardData } from './card-data.ts';
import { FailedListing } from './failed-listing.tsx';
import { pageQuery, unfilteredQuery } from './listing-links.ts';
import { TravelGrid } from './listing-groups.tsx';
import { isTextBlocking, type FilterAdvice } from './relaxation-groups.ts';
import { Relaxations } from './relaxations.tsx';
import * as styles from './no-results.css.ts';

export interface NoResultsProps {
  readonly filters: SearchFilters;
  /** What to change; null where nothing narrows the list, or no change could be counted. */
  readonly advice?: FilterAdvice | null;
  /** Names of destinations by their code. */
  readonly destinations?: ReadonlyMap<string, string>;
  /** A few travels to look at instead, nearest to what was asked. */
  readonly instead?: readonly TravelCardData[];
  /** Whether it was said already what the text means, and that there is nothing of it. */
  readonly isTextClear?: boolean;
  /** Whether the backend gave no answer. */
  readonly isFailed: boolean;
}

export function NoResults(props: NoResultsProps) {
  const { filters, advice, destinations = NO_NAMES, instead = [] } = props;
  const { isTextClear = false, isFailed } = props;
  const { t } = useTranslation('listing');
  const pagePath = usePagePath();
  if (isFailed) {
    const query = pageQuery(filters, filters.page);
    return <FailedListing retry={pagePath('search', undefined, query)} />;
  }
  const activeCount = activeFilters(filters).length;
  return (
    <>
      <div className={styles.panel}>
        <StateDrawing state="nothing-found" />
        <h3 className={styles.heading}>{t('empty.noMatch')}</h3>
        {advice && !isTextClear && isTextBlocking(advice) && <p>{t('empty.textIn')}</p>}
        {advice && (
          <Relaxations
            filters={filters}
            advice={advice}
            unit={filters.tab}
            destinations={destinations}
            path={pagePath('search')}
          />
        )}
        {activeCount > 0 && (
          <PageLink
            to="search"
            query={unfilteredQuery(filters)}
            className={button({ variant: 'secondary' })}
          >
            {advice?.all
              ? t('empty.all', { results: t(`search.${filters.tab}Count`, { count: advice.all }) })
              : t('empty.clear')}
          </PageLink>
        )}
        <AskLink />
      </div>
      {instead.length > 0 && (
        <section className={styles.instead}>
          <h3>{t('empty.instead')}</h3>
          <TravelGrid travels={instead} under={3} isBesideFilters />
        </section>
      )}
    </>
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
