/**
 * The filters beside a listing. They are fields of the search form by its id, so that one button sends
 * all of them, whichever was changed (RES-11). A desktop shows them always; a smaller screen has a link to
 * the modal with the same fields.
 */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/search-filters.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FilterFields } from './filter-fields.tsx';
import * as styles from './filter-panel.css.ts';

export interface FilterPanelProps {
  /** Id of the form that the fields belong to. */
  readonly form: string;
  readonly filters: SearchFilters;
  /** Filters that are active now. */
  readonly count: number;
}

/** Shown on a desktop: a folded one opens by itself there, where a browser lets it. */
export function FilterPanel({ form, filters, count }: FilterPanelProps) {
  const { t } = useTranslation('listing');
  const title = useFilterTitle(count);
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {title}
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.body}>
        <h2 className={styles.heading}>{t('filter.title')}</h2>
        <FilterFields form={form} id="filter" filters={filters} />
        <Button form={form} wide>
          {t('filter.apply')}
        </Button>
      </div>
    </details>
  );
}

/** The way to the same fields where the panel is not shown. */
export function FilterOpener({ count }: Pick<FilterPanelProps, 'count'>) {
  const title = useFilterTitle(count);
  return (
    <ModalLink name="filters" className={styles.opener}>
      <Icon name="filter" />
      {title}
    </ModalLink>
  );
}

function useFilterTitle(count: number): string {
  const { t } = useTranslation('listing');
  return count > 0 ? t('filter.titleWithCount', { count }) : t('filter.title');
}
