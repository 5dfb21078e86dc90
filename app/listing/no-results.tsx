/** What stands where a listing is empty: nothing fits (RES-08), or nothing could be asked (RES-09). */
import { useTranslation } from 'react-i18next';
import type { AvailableFilters } from '../../contract/listing.ts';
import { formatMonth } from '../../domain/date-format.ts';
import { printSearchFilters, type SearchFilters } from '../../domain/search-filters.ts';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { StateDrawing } from '../images/state-drawing.tsx';
import { button } from '../ui/button.css.ts';
import { chip } from '../ui/chip.css.ts';
import { Stack } from '../ui/stack.tsx';
import { activeFilters } from './active-filters.ts';
import type { TravelCardData } from './card-data.ts';
import { FailedListing } from './failed-listing.tsx';
import { monthQuery, pageQuery, unfilteredQuery } from './listing-links.ts';
import { filterLabel } from './filter-label.ts';
import { TravelGrid } from './listing-groups.tsx';
import { otherMonths } from './other-months.ts';
import type { EmptyAdvice } from './relaxations.ts';
import * as styles from './no-results.css.ts';

export interface NoResultsProps {
  readonly filters: SearchFilters;
  /** Months with the departures that they have under the other filters. */
  readonly months?: AvailableFilters['months'];
  /** What to take away; null where nothing narrows the list. */
  readonly advice?: EmptyAdvice | null;
  /** Names of destinations by their code. */
  readonly destinations?: ReadonlyMap<string, string>;
  /** A few travels to look at instead. */
  readonly instead?: readonly TravelCardData[];
  /** Whether the backend gave no answer. */
  readonly isFailed: boolean;
}

export function NoResults(props: NoResultsProps) {
  const { filters, months = [], advice, instead = [], isFailed } = props;
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
        {/* Without the only one there is everything, which the button below leads to. */}
        {activeCount > 1 && <Relaxations {...props} />}
        <OtherMonths filters={filters} months={otherMonths(filters, months)} />
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
      </div>
      {instead.length > 0 && (
        <section className={styles.instead}>
          <h3>{t('empty.instead')}</h3>
          <TravelGrid travels={instead} under={3} />
        </section>
      )}
    </>
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The filters that block, each with what is left without it; that it takes several, where none does. */
function Relaxations({ filters, advice, destinations = NO_NAMES }: NoResultsProps) {
  const { t } = useTranslation('listing');
  const { market, currency } = useSite();
  if (!advice) return null;
  const { relaxations } = advice;
  if (relaxations.length === 0) return <p>{t('empty.together')}</p>;
  return (
    <>
      <p>{t('empty.blocking')}</p>
      <Stack as="ul" direction="row" gap={8} justify="center">
        {relaxations.map(({ filter, total }) => {
          const label = filterLabel(filter, { t, market, currency, filters, destinations });
          const results = t(`search.${filters.tab}Count`, { count: total });
          return (
            <li key={`${filter.key} ${label}`}>
              <PageLink to="search" query={printSearchFilters(filter.without)} className={chip()}>
                {t('empty.without', { filter: label, results })}
              </PageLink>
            </li>
          );
        })}
      </Stack>
    </>
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
