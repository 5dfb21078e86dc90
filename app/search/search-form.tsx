/**
 * The search form of the cover and of the search page: text, where, and when by month (SRCH-16). It is
 * a GET form to the market's search page and needs no scripts; the page's loader reads what it sends by
 * `form-query.ts`. Fields that stand elsewhere on the page join it by its id.
 */
import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../domain/date-format.ts';
import { NO_FILTERS, printSearchFilters, type SearchFilters } from '../../domain/search-filters.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { MONTH_FIELD } from './form-query.ts';
import { KeptFilters } from './kept-filters.tsx';
import { monthOfDates } from './month-value.ts';
import type { SearchChoices } from './search-choices.ts';
import * as styles from './search-form.css.ts';
import { WhereSelect } from './where-select.tsx';

export interface SearchFormProps {
  /** Unique on the page. */
  readonly id: string;
  readonly choices: SearchChoices;
  /** What the fields show; absent on a page that is no result of a search. */
  readonly filters?: SearchFilters;
}

export function SearchForm({ id, choices, filters = NO_FILTERS }: SearchFormProps) {
  const { t } = useTranslation('listing');
  const pathOf = usePagePath();
  return (
    <search>
      <Form
        ref={useFieldsOf(filters)}
        id={id}
        action={pathOf('search')}
        method="get"
        className={styles.form}
      >
        <KeptFilters filters={filters} />
        <Field
          id={`${id}-text`}
          name="textSearch"
          type="search"
          label={t('form.text')}
          placeholder={t('form.textExample')}
          maxLength={200}
          defaultValue={filters.textSearch ?? ''}
          autoComplete="off"
          enterKeyHint="search"
        />
        <WhereSelect id={`${id}-where`} filters={filters} choices={choices} />
        <MonthSelect id={`${id}-month`} filters={filters} choices={choices} />
        <div className={styles.submit}>
          <Button icon="search" wide>
            {t('form.search')}
          </Button>
        </div>
      </Form>
    </search>
  );
}

function MonthSelect({ id, filters, choices }: Required<SearchFormProps>) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const chosen = monthOfDates(filters) ?? '';
  const isOffered = choices.months.some(({ month }) => month === chosen);
  const options = [
    { value: '', label: t('form.anyMonth') },
    ...(chosen !== '' && !isOffered ? [{ value: chosen, label: formatMonth(chosen, market) }] : []),
    ...choices.months.map(({ month, departures }) => ({
      value: month,
      label: t('form.choice', { name: formatMonth(month, market), count: departures }),
    })),
  ];
  return (
    <Select
      key={chosen}
      id={id}
      name={MONTH_FIELD}
      label={t('form.when')}
      defaultValue={chosen}
      options={options}
    />
  );
}

/**
 * Lets the fields show the filters of the address again after each navigation, where focus and node
 * stay. Not after the first drawing: a visitor may have typed before the scripts came.
 */
function useFieldsOf(filters: SearchFilters) {
  const form = useRef<HTMLFormElement>(null);
  const query = printSearchFilters(filters).toString();
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    form.current?.reset();
  }, [query]);
  return form;
}
