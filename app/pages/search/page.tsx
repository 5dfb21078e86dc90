/** The search page (RES-01): the form, then the filters and the list that they leave. All of it works without scripts (RES-11). */
import { useTranslation } from 'react-i18next';
import { countActiveFilters } from '../../../domain/filters/search-filters.ts';
import { printSearchFilters } from '../../../domain/filters/search-filters.ts';
import { FilterPanel } from '../../listing/filter-panel.tsx';
import { SearchForm } from '../../search/search-form.tsx';
import { SearchSummary } from '../../search/search-summary.tsx';
import { useSavedSearch } from '../../search/use-saved-search.ts';
import { Container } from '../../ui/container/container.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import type { SearchPageData } from './page.server.ts';
import * as styles from './page.css.ts';
import { Results } from './results.tsx';
import { SEARCH_FORM } from './search-form-id.ts';

export default function SearchPage({ data }: { readonly data: SearchPageData }) {
  const { t } = useTranslation('listing');
  const { filters, choices, panel } = data;
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
            <SearchForm id={SEARCH_FORM} filters={filters} choices={choices} />
          </NarrowFold>
        </Container>
      </div>
      <Container>
        <div className={styles.columns}>
          <FilterPanel
            // Folded again once other filters hold.
            key={printSearchFilters(filters).toString()}
            form={SEARCH_FORM}
            filters={filters}
            count={activeCount}
            choices={panel}
          />
          <Results data={data} />
        </div>
      </Container>
    </>
  );
}
