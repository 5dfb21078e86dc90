/** The search page (RES-01): the form, then the filters and the list that they leave. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { countActiveFilters } from '../../../domain/filters/search-filters.ts';
import { watchInput } from '../../search/early-input.ts';
import { SearchForm } from '../../search/search-form.tsx';
import { SearchSummary } from '../../search/search-summary.tsx';
import { useSavedSearch } from '../../search/use-saved-search.ts';
import { Container } from '../../ui/container.tsx';
import { NarrowFold } from '../../ui/narrow-fold.tsx';
import { laterBody } from '../body-island.tsx';
import type { SearchPageData } from './loader.server.ts';
import * as styles from './page.css.ts';
import { SEARCH_FORM } from './search-form-id.ts';

// Its words are those of the form.
const { Body, preload } = laterBody<SearchPageData>(() => import('./body.tsx'), []);
export const preloadBody = preload;

export default function SearchPage({ data }: { readonly data: SearchPageData }) {
  const { t } = useTranslation('listing');
  const { filters, choices } = data;
  const activeCount = countActiveFilters(filters);
  useSavedSearch(filters, choices);
  useEffect(watchInput, []);
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
        <Body data={data} />
      </Container>
    </>
  );
}
