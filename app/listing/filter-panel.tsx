/**
 * The filters beside a listing. They are fields of the search form by its id, so that one button sends
 * all of them, whichever was changed (RES-11). A desktop shows them always; a smaller screen has a link to
 * the modal with the same fields.
 */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { FilterFields } from './filter-fields.tsx';
import * as styles from './filter-panel.css.ts';
import { ShowResults, useLiveCounts } from './live-counts.tsx';
import type { PanelChoices } from './panel-choices.ts';

export interface FilterPanelProps {
  /** Id of the form that the fields belong to. */
  readonly form: string;
  readonly filters: SearchFilters;
  /** Filters that are active now. */
  readonly count: number;
  /** What the filters of the address leave of each choice; null where it is not known. */
  readonly choices: PanelChoices | null;
}

/** Shown on a desktop: a folded one opens by itself there, where a browser lets it. */
export function FilterPanel({ form, filters, count, choices }: FilterPanelProps) {
  const { t } = useTranslation('listing');
  const live = useLiveCounts(form, choices);
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {count > 0 ? t('filter.titleWithCount', { count }) : t('filter.title')}
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.body}>
        <h2 className={styles.heading}>{t('filter.title')}</h2>
        <FilterFields
          form={form}
          id="filter"
          filters={filters}
          choices={live.choices}
          priceRanges={choices?.priceRanges ?? []}
        />
        <div className={styles.send}>
          <ShowResults form={form} tab={filters.tab} total={live.total} />
        </div>
      </div>
    </details>
  );
}

/** The way to the same fields where the panel is not shown: half a line of a phone holds no more words. */
export function FilterOpener({ count }: Pick<FilterPanelProps, 'count'>) {
  const { t } = useTranslation('listing');
  return (
    <ModalLink name="filters" className={styles.opener}>
      <Icon name="filter" />
      {count > 0 ? `${t('filter.title')} (${count})` : t('filter.title')}
    </ModalLink>
  );
}
