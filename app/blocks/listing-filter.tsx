/**
 * The fields above a listing block (CMS-05): a GET form to the page itself, which needs no scripts. With them a wide
 * screen follows each change.
 */
import { Form, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFilter } from '../../contract/block-content.ts';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import {
  type FilterKey,
  printSearchFilters,
  type SearchFilters,
  type Tab,
} from '../../domain/filters/search-filters.ts';
import { useHasScripts } from '../is-page-hydrated.ts';
import { FilterChips } from '../listing/filter-chips.tsx';
import { Relaxations } from '../listing/relaxations.tsx';
import { MonthSelect, WhereSelect } from '../search/choice-fields.tsx';
import { SHOWN_DATES_FIELD, shownDates } from '../search/form-query.ts';
import { KeptFilters } from '../search/kept-filters.tsx';
import { monthOfDates } from '../search/month-value.ts';
import { destinationNames } from '../search/search-choices.ts';
import { isSiteLoading } from '../site-router.ts';
import { applyWhereWide } from '../ui/apply-where-wide.ts';
import { button } from '../ui/button/button.css.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/callout/callout.tsx';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { isFocusLost } from '../ui/focus-lost.ts';
import { Link } from '../ui/link.tsx';
import { Select } from '../ui/select/select.tsx';
import { isFormChanged, resetFields, showSent, useFieldsOf } from '../ui/use-fields-of.ts';
import * as styles from './listing-filter.css.ts';
import type { ListingFilterData } from './load-narrowed.server.ts';

export interface ListingFilterProps {
  /** Begins the ids of form and fields. */
  readonly id: string;
  readonly filter: ListingFilterData;
  /** How many the list holds, in words; empty where nothing is known of it. */
  readonly found: string;
}

export function ListingFilter({ id, filter, found }: ListingFilterProps) {
  const { t } = useTranslation('listing');
  const { pathname } = useLocation();
  const hasScripts = useHasScripts();
  const { filters, choices } = filter;
  const formId = `${id}-filter`;
  const query = printSearchFilters(filters).toString();
  // What was changed before scripts heard of it waits for the button.
  const [isBehind, setIsBehind] = useState(() => isFormChanged(formId));
  const sent = useRef<FormData | null>(null);
  const changed = useRef<{ readonly id: string; readonly query: string } | null>(null);
  // A list of choices is drawn anew with the one that was chosen, and has lost the focus.
  useEffect(() => {
    if (!changed.current || changed.current.query === query) return;
    const field = document.getElementById(changed.current.id);
    if (isFocusLost()) field?.focus({ preventScroll: true });
    changed.current = null;
  }, [query]);
  return (
    <div className={styles.filter}>
      <Form
        ref={useFieldsOf(query, (form) =>
          // The answer to an earlier change may come while a later one is on its way.
          sent.current && isSiteLoading() ? showSent(form, sent.current) : resetFields(form),
        )}
        id={formId}
        method="get"
        // Without scripts the page begins here again.
        action={`${pathname}#${formId}`}
        preventScrollReset
        className={styles.form}
        onChange={({ currentTarget, target }) => {
          changed.current = { id: (target as HTMLElement).id, query };
          applyWhereWide(currentTarget, pathname);
        }}
        onSubmit={({ currentTarget }) => {
          sent.current = new FormData(currentTarget);
          setIsBehind(false);
        }}
        aria-label={t('filter.title')}
      >
        <KeptFilters filters={filters} ownKeys={ownKeys(filter)} />
        <Fields id={id} filter={filter} />
        <div className={styles.submit} data-scripted={hasScripts && !isBehind ? '' : undefined}>
          <Button variant="secondary">{t('filter.apply')}</Button>
        </div>
      </Form>
      {filter.isFailed && <Callout icon="alert">{t('blocks.notNarrowed')}</Callout>}
      <output className={styles.found}>{found}</output>
      {filter.isNarrowed && (
        <FilterChips
          filters={filters}
          destinations={destinationNames(choices)}
          path={pathname}
          ignored={filter.ignored}
        />
      )}
    </div>
  );
}

function Fields({ id, filter }: Pick<ListingFilterProps, 'id' | 'filter'>) {
  const { t } = useTranslation('listing');
  const { shown, choices, filters } = filter;
  const has = (field: ShownFilter) => shown.includes(field);
  return (
    <>
      {has('where') && <WhereSelect id={`${id}-where`} filters={filters} choices={choices} />}
      {has('month') && (
        <>
          <MonthSelect id={`${id}-month`} filters={filters} choices={choices} />
          <input type="hidden" name={SHOWN_DATES_FIELD} value={shownDates(keptDates(filters))} />
        </>
      )}
      {has('ageBadge') && (
        <Select
          // A form's reset leads back to the option that was chosen when it was drawn.
          key={filters.ageBadge}
          id={`${id}-age`}
          name="ageBadge"
          label={t('filter.age')}
          defaultValue={filters.ageBadge}
          options={AGE_GROUPS.toReversed().map((group) => ({
            value: group,
            label: t(group === 'ALL' ? 'filter.anyAge' : `ages.${group}`),
          }))}
        />
      )}
      {(['discounted', 'isNoSharingRoomAvailable'] as const).filter(has).map((flag) => (
        <Checkbox
          key={flag}
          name={flag}
          value="true"
          label={t(`filter.${flag}`)}
          defaultChecked={filters[flag] ?? false}
        />
      ))}
    </>
  );
}

const KEYS_OF_FIELDS: Readonly<Record<ShownFilter, readonly FilterKey[]>> = {
  where: ['continentId', 'destinationId'],
  month: ['dateFrom', 'dateTo', 'daysSpan'],
  ageBadge: ['ageBadge'],
  discounted: ['discounted'],
  isNoSharingRoomAvailable: ['isNoSharingRoomAvailable'],
};

/** Keys that a field stands for. Days that are no whole month go along until a month is chosen. */
function ownKeys({ shown, filters }: ListingFilterData): readonly FilterKey[] {
  const hasOtherDays = monthOfDates(filters) === null;
  return shown
    .filter((field) => !(field === 'month' && hasOtherDays))
    .flatMap((field) => KEYS_OF_FIELDS[field]);
}

function keptDates(filters: SearchFilters): Pick<SearchFilters, 'dateFrom' | 'dateTo'> {
  return monthOfDates(filters) === null ? filters : {};
}

export interface NothingNarrowedProps {
  readonly filter: ListingFilterData;
  readonly unit: Tab;
}

/** In place of a list that the filters leave nothing of: what to change, and the way back to all of it (RES-08). */
export function NothingNarrowed({ filter, unit }: NothingNarrowedProps) {
  const { t } = useTranslation('listing');
  const { pathname } = useLocation();
  const { filters, advice, choices } = filter;
  return (
    <div className={styles.nothing}>
      <p>{t('empty.noMatch')}</p>
      {advice && (
        <Relaxations
          filters={filters}
          advice={advice}
          unit={unit}
          destinations={destinationNames(choices)}
          path={pathname}
        />
      )}
      <Link to={pathname} preventScrollReset className={button({ variant: 'secondary' })}>
        {advice && advice.all > 0
          ? t('empty.all', { results: t(`search.${unit}Count`, { count: advice.all }) })
          : t('empty.clear')}
      </Link>
    </div>
  );
}
