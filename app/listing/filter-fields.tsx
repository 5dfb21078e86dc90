/** The fields of a listing's filters: of the form with the id, wherever they stand (RES-11). */
import { useTranslation } from 'react-i18next';
import type { AgeGroup } from '../../domain/age-group.ts';
import type { SearchFilters } from '../../domain/search-filters.ts';
import { SHOWN_DATES_FIELD, shownDates } from '../search/form-query.ts';
import { monthOfDates } from '../search/month-value.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import * as styles from './filter-panel.css.ts';

export interface FilterFieldsProps {
  /** Id of the form that the fields belong to. */
  readonly form: string;
  /** Begins the ids of the fields: the page has them twice while its modal is open. */
  readonly id: string;
  readonly filters: SearchFilters;
}

/** All ages are no choice of a filter, which they would leave as it is: the first is that there is none (RES-04). */
const AGE_CHOICES: readonly AgeGroup[] = ['ALL', '25-35', '35-49'];

export function FilterFields({ form, id, filters }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  // A whole month stands in a field of its own.
  const { dateFrom, dateTo } = monthOfDates(filters) === null ? filters : {};
  return (
    <>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{t('filter.dates')}</legend>
        <Field
          form={form}
          id={`${id}-from`}
          name="dateFrom"
          type="date"
          label={t('filter.dateFrom')}
          defaultValue={dateFrom ?? ''}
        />
        <Field
          form={form}
          id={`${id}-to`}
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
        {AGE_CHOICES.map((group) => (
          <Checkbox
            key={group}
            form={form}
            type="radio"
            name="ageBadge"
            value={group}
            label={t(group === 'ALL' ? 'filter.anyAge' : `ages.${group}`)}
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
    </>
  );
}
