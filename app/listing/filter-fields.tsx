/** The fields of a listing's filters: of the form with the id, wherever they stand (RES-11). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DURATION_RANGES } from '../../domain/filter-range.ts';
import { isSameRange, printRange } from '../../domain/range-value.ts';
import { isDefaultStatusFilter } from '../../domain/filter-groups.ts';
import { type SearchFilters } from '../../domain/search-filters.ts';
import { SHOWN_DATES_FIELD, shownDates } from '../search/form-query.ts';
import { monthOfDates } from '../search/month-value.ts';
import { LENGTH_FIELD } from '../search/panel-fields.ts';
import { Field } from '../ui/field/field.tsx';
import { FilterChoice } from './filter-choice.tsx';
import * as styles from './filter-panel.css.ts';
import {
  PANEL_AGES,
  PANEL_FLAGS,
  PANEL_LISTS,
  type PanelChoices,
  type PanelList,
} from './panel-choices.ts';
import { PriceFields } from './price-fields.tsx';
import { lengthRangeLabel } from './range-label.ts';

export interface FilterFieldsProps {
  /** Id of the form that the fields belong to. */
  readonly form: string;
  /** Begins the ids of the fields: the page has them twice while its modal is open. */
  readonly id: string;
  readonly filters: SearchFilters;
  /** Counted under what is ticked at present; null where nothing is counted. */
  readonly choices: PanelChoices | null;
}

export interface AllFilterFieldsProps extends FilterFieldsProps {
  /** Prices to suggest: those that the page came with, since a ticked one must not go away. */
  readonly priceRanges: PanelChoices['priceRanges'];
}

export function FilterFields({ priceRanges, ...props }: AllFilterFieldsProps) {
  const { t } = useTranslation('listing');
  return (
    <>
      {props.filters.tab === 'travels' && props.choices && (
        <p className={styles.note}>{t('filter.countsOfDepartures')}</p>
      )}
      <PriceFields {...props} priceRanges={priceRanges} />
      <FlagFields {...props} />
      <LengthFields {...props} />
      <AgeFields {...props} />
      <div className={styles.folds}>
        <DateFields {...props} />
        {LISTS.map((name) => (
          <ListFields key={name} {...props} name={name} />
        ))}
      </div>
    </>
  );
}

const LISTS = Object.keys(PANEL_LISTS) as PanelList[];

function FlagFields({ form, filters, choices }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('filter.more')}</legend>
      {PANEL_FLAGS.map((flag) => (
        <FilterChoice
          key={flag}
          form={form}
          choices={choices}
          name={flag}
          value="true"
          label={t(`filter.${flag}`)}
          defaultChecked={filters[flag] ?? false}
        />
      ))}
    </fieldset>
  );
}

function LengthFields({ form, filters, choices }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  const chosen = { from: filters.durationFrom ?? null, to: filters.durationTo ?? null };
  const isAny = (chosen.from ?? chosen.to) === null;
  const isOther = !isAny && !DURATION_RANGES.some((range) => isSameRange(range, chosen));
  const shared = { form, choices, name: LENGTH_FIELD, type: 'radio' } as const;
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('filter.length')}</legend>
      <FilterChoice {...shared} value="" label={t('filter.anyLength')} defaultChecked={isAny} />
      {/* One of an address is none of the three. */}
      {[...DURATION_RANGES, ...(isOther ? [chosen] : [])].map((range) => (
        <FilterChoice
          key={printRange(range)}
          {...shared}
          value={printRange(range)}
          label={lengthRangeLabel(range, t)}
          defaultChecked={isSameRange(range, chosen)}
        />
      ))}
    </fieldset>
  );
}

function AgeFields({ form, filters, choices }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('filter.age')}</legend>
      {(['ALL', ...PANEL_AGES] as const).map((group) => (
        <FilterChoice
          key={group}
          form={form}
          choices={choices}
          type="radio"
          name="ageBadge"
          value={group}
          label={t(group === 'ALL' ? 'filter.anyAge' : `ages.${group}`)}
          defaultChecked={filters.ageBadge === group}
        />
      ))}
      <p className={styles.note}>{t('filter.ageNote')}</p>
    </fieldset>
  );
}

function DateFields({ form, id, filters }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  // A whole month stands in a field of its own.
  const { dateFrom, dateTo } = monthOfDates(filters) === null ? filters : {};
  const shared = { form, type: 'date' } as const;
  return (
    <Fold title={t('filter.dates')} isOpen={(dateFrom ?? dateTo) !== undefined}>
      <Field
        {...shared}
        id={`${id}-from`}
        name="dateFrom"
        label={t('filter.dateFrom')}
        defaultValue={dateFrom ?? ''}
      />
      <Field
        {...shared}
        id={`${id}-to`}
        name="dateTo"
        label={t('filter.dateTo')}
        defaultValue={dateTo ?? ''}
      />
      <input
        form={form}
        type="hidden"
        name={SHOWN_DATES_FIELD}
        value={shownDates({ dateFrom, dateTo })}
      />
    </Fold>
  );
}

/** Folded as long as none is chosen. The five statuses are no choice (RES-05). */
function ListFields({ form, filters, choices, name }: FilterFieldsProps & { name: PanelList }) {
  const { t } = useTranslation('listing');
  const isUnset = name === 'status' && isDefaultStatusFilter(filters.status);
  const chosen: readonly string[] = isUnset ? [] : (filters[name] ?? []);
  return (
    <Fold title={t(`filter.${name}`)} isOpen={chosen.length > 0}>
      {PANEL_LISTS[name].map((value) => (
        <FilterChoice
          key={value}
          form={form}
          choices={choices}
          name={`${name}[]`}
          value={value}
          label={t(`${WORDS[name]}.${value}`)}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </Fold>
  );
}

/** Where the words of a list's values stand. */
const WORDS: Readonly<Record<PanelList, string>> = {
  status: 'status',
  travelStyles: 'travelStyles',
  moods: 'moods',
  travelTypes: 'travelTypes',
  badgeId: 'badges',
  costCenters: 'costCenters',
};

interface FoldProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className={styles.fold}>
      <summary className={styles.foldTitle}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
