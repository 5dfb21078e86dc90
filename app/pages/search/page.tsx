/** The search page (RES-01): the form, then the filters and the list that they leave. All of it works without scripts (RES-11). */
import { useTranslation } from 'react-i18next';
import {
  printSearchFilters,
  NO_FILTERS,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import type { TextLocale } from '../../../domain/market.ts';
import { AskLink } from '../../listing/ask-link.tsx';
import { FilterPanel } from '../../listing/filter-panel.tsx';
import { SearchForm } from '../../search/search-form.tsx';
import { SearchSummary, usePlaceText } from '../../search/search-summary.tsx';
import { Container } from '../../ui/container/container.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import type { SearchPageData } from './page.server.ts';
import * as styles from './page.css.ts';
import { preloadSafety } from './kept-safety.tsx';
import { Results } from './results.tsx';
import { useEffect } from 'react';
import { useSite } from '../../i18n/site.ts';
import { destinationNames, type SearchChoices } from '../../search/search-choices.ts';
import { saveSearch } from '../../search/search-history.ts';

/** What stands below the results. */
export async function preload({ total }: SearchPageData, locale: TextLocale): Promise<void> {
  if (total > 0) await preloadSafety(locale);
}

export default function SearchPage({ data }: { readonly data: SearchPageData }) {
  const { t } = useTranslation('listing');
  const { filters, activeCount, choices, panel } = data;
  useSavedSearch(filters, choices);
  return (
    <>
      <div className={styles.head}>
        <Container>
          <h1 className={styles.title}>{t('search.title')}</h1>
          {/* Whoever has searched wants to see what was found. */}
          <NarrowFold
            isFoldable={activeCount > 0}
            summary={<SearchSummary filters={filters} choices={choices} />}
          >
            <SearchForm id={SEARCH_FORM} filters={filters} choices={choices} />
            <AskLink />
          </NarrowFold>
        </Container>
      </div>
      <Container>
        <div className={styles.columns}>
          <FilterPanel form={SEARCH_FORM} filters={filters} count={activeCount} choices={panel} />
          <Results data={data} />
        </div>
      </Container>
    </>
  );
}

/** Id of the page's search form, which the filters beside the list belong to. */
const SEARCH_FORM = 'search';

/** Keeps a search that was made, for the visitor to come back to (SRCH-14). */
function useSavedSearch(filters: SearchFilters, choices: SearchChoices): void {
  const { user } = useSite();
  const names = destinationNames(choices);
  const { tab, textSearch, continentId = [], destinationId = [] } = filters;
  const { dateFrom, dateTo, daysSpan, status } = filters;
  const destination = usePlaceText(filters, choices);
  // A code is no place that a visitor would know again.
  const isNamed = destinationId.every((code) => names.has(code));
  const asked = {
    ...NO_FILTERS,
    tab,
    textSearch,
    continentId,
    destinationId,
    dateFrom,
    dateTo,
    daysSpan,
    status,
  };
  const query = printSearchFilters(asked).toString();
  const userStatus = user ? 'user' : 'guest';
  useEffect(() => {
    if (!isNamed) return;
    saveSearch({
      date: Date.now(),
      userStatus,
      values: { destination, dateFrom: dateFrom ?? null, dateTo: dateTo ?? null },
      query,
    });
  }, [isNamed, destination, dateFrom, dateTo, query, userStatus]);
}
