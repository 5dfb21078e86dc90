/** The search page (RES-01): the form, the filters, and the list that they leave. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countActiveFilters,
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/search-filters.ts';
import { FilterChips } from '../../listing/filter-chips.tsx';
import { FilterOpener, FilterPanel } from '../../listing/filter-panel.tsx';
import { TourGroups, TravelGrid } from '../../listing/listing-groups.tsx';
import { ListingPagination } from '../../listing/listing-pagination.tsx';
import { ListingTabs } from '../../listing/listing-tabs.tsx';
import { NoResults } from '../../listing/no-results.tsx';
import { SortMenu } from '../../listing/sort-menu.tsx';
import { ModalLink } from '../../modals/modal-link.tsx';
import { destinationNames } from '../../search/search-choices.ts';
import { SearchForm } from '../../search/search-form.tsx';
import { SearchSummary } from '../../search/search-summary.tsx';
import { useSavedSearch } from '../../search/use-saved-search.ts';
import { Container } from '../../ui/container.tsx';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { NarrowFold } from '../../ui/narrow-fold.tsx';
import { textLink } from '../../ui/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SearchPageData } from './loader.server.ts';
import { OneTravelList } from './one-travel.tsx';
import * as styles from './page.css.ts';

const FORM_ID = 'search';

export default function SearchPage({ data }: { readonly data: SearchPageData }) {
  const { t } = useTranslation('listing');
  const { filters, choices } = data;
  const activeCount = countActiveFilters(filters);
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
            <SearchForm id={FORM_ID} filters={filters} choices={choices} />
          </NarrowFold>
        </Container>
      </div>
      <Container>
        <div className={styles.columns}>
          <FilterPanel
            // Folded again once other filters hold.
            key={printSearchFilters(filters).toString()}
            form={FORM_ID}
            filters={filters}
            count={activeCount}
            choices={data.panel}
          />
          <Results data={data} />
        </div>
      </Container>
    </>
  );
}

function Results({ data }: { readonly data: SearchPageData }) {
  const { t } = useTranslation('listing');
  const { filters, list, total } = data;
  return (
    <section ref={useFocusKept(filters)} tabIndex={-1} className={styles.results}>
      <VisuallyHidden as="h2">{t('search.results')}</VisuallyHidden>
      <div className={styles.bar}>
        <ListingTabs filters={filters} />
        <div className={styles.tools}>
          <FilterOpener count={countActiveFilters(filters)} />
          <SortMenu filters={filters} />
        </div>
      </div>
      <div className={styles.found}>
        <output className={styles.count}>
          {data.isFailed ? '' : t(`search.${list.tab}Count`, { count: total })}
        </output>
        {total > 0 && (
          <ModalLink name="group-info" className={textLink({ tone: 'quiet', standalone: true })}>
            {t('search.statuses')}
          </ModalLink>
        )}
      </div>
      <FilterChips filters={filters} destinations={destinationNames(data.choices)} />
      {total === 0 ? (
        <NoResults
          filters={filters}
          advice={data.advice}
          instead={data.instead}
          destinations={destinationNames(data.choices)}
          isFailed={data.isFailed}
        />
      ) : list.tab === 'tours' && list.ofOneTravel ? (
        <OneTravelList found={list.ofOneTravel} sort={filters.sort} />
      ) : list.tab === 'tours' ? (
        <TourGroups tours={list.tours} sort={filters.sort} />
      ) : (
        <TravelGrid travels={list.travels} />
      )}
      <ListingPagination filters={filters} lastPage={data.lastPage} />
    </section>
  );
}

/**
 * Gives the results the focus when a navigation took away the link that had it, such as a chip, so that
 * the keyboard does not begin at the top of the page again; and at another page of the list, which begins
 * there while the link that led to it stands at its end. Before the page is painted: no key can
 * be pressed on results that are new while nothing has the focus.
 */
function useFocusKept(filters: SearchFilters) {
  const results = useRef<HTMLElement>(null);
  const query = printSearchFilters(filters).toString();
  const list = printSearchFilters({ ...filters, page: NO_FILTERS.page }).toString();
  const shown = useRef({ query, list });
  useEffectBeforePaint(() => {
    if (shown.current.query === query) return;
    const isOtherPage = shown.current.list === list;
    shown.current = { query, list };
    const isLost = document.activeElement === document.body;
    if (isLost || isOtherPage) results.current?.focus({ preventScroll: true });
  }, [query, list]);
  return results;
}
