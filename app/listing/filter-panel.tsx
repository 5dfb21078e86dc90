/**
 * The filters beside a listing. They are fields of the search form by its id, so that one button sends
 * all of them, whichever was changed (RES-11). On a phone they fold away; a desktop shows them always.
 */
import { useTranslation } from 'react-i18next';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import type { SearchFilters } from '../../domain/search-filters.ts';
import { SHOWN_DATES_FIELD, shownDates } from '../search/form-query.ts';
import { monthOfDates } from '../search/month-value.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import * as styles from './filter-panel.css.ts';

export interface FilterPanelProps {
  /** Id of the form that the fields belong to. */
  readonly form: string;
  readonly filters: SearchFilters;
  /** Filters that are active now. */
  readonly count: number;
}

export function FilterPanel({ form, filters, count }: FilterPanelProps) {
  const { t } = useTranslation('listing');
  // A whole month stands in the form's own field.
  const { dateFrom, dateTo } = monthOfDates(filters) === null ? filters : {};
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
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{t('filter.dates')}</legend>
          <Field
            form={form}
            id="filter-from"
            name="dateFrom"
            type="date"
            label={t('filter.dateFrom')}
            defaultValue={dateFrom ?? ''}
          />
          <Field
            form={form}
            id="filter-to"
            name="dateTo"
            type="date"
            label={t('filter.dateTo')}
            defaultValue={dateTo ?? ''}
          />
          <input
            form={form}
            type="hidden"
            name={SHOWN_DATES_FIELD}
            value={shownDates({ dateFrom, dateTo })}
          />
        </fieldset>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{t('filter.age')}</legend>
          {[...AGE_GROUPS].reverse().map((group) => (
            <Checkbox
              key={group}
              form={form}
              type="radio"
              name="ageBadge"
              value={group}
              label={t(`ages.${group}`)}
              defaultChecked={filters.ageBadge === group}
            />
          ))}
          <p className={styles.note}>{t('filter.ageNote')}</p>
        </fieldset>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{t('filter.more')}</legend>
          <Checkbox
            form={form}
            name="discounted"
            value="true"
            label={t('filter.discounted')}
            defaultChecked={filters.discounted ?? false}
          />
          <Checkbox
            form={form}
            name="isNoSharingRoomAvailable"
            value="true"
            label={t('filter.isNoSharingRoomAvailable')}
            defaultChecked={filters.isNoSharingRoomAvailable ?? false}
          />
        </fieldset>
        <Button form={form} wide>
          {t('filter.apply')}
        </Button>
      </div>
    </details>
  );
}
