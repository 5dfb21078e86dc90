/** Filters and list of a search: fields of the search form and links, which need no script to be used (RES-11). */
import { countActiveFilters, printSearchFilters } from '../../../domain/filters/search-filters.ts';
import { FilterPanel } from '../../listing/filter-panel.tsx';
import type { SearchPageData } from './loader.server.ts';
import * as styles from './page.css.ts';
import { Results } from './results.tsx';
import { SEARCH_FORM } from './search-form-id.ts';

export default function SearchBody({ data }: { readonly data: SearchPageData }) {
  const { filters, panel } = data;
  return (
    <div className={styles.columns}>
      <FilterPanel
        // Folded again once other filters hold.
        key={printSearchFilters(filters).toString()}
        form={SEARCH_FORM}
        filters={filters}
        count={countActiveFilters(filters)}
        choices={panel}
      />
      <Results data={data} />
    </div>
  );
}
