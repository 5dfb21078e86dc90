/**
 * The lists of where and when (RES-10), each choice with the count that it would give: in the box of the
 * search bar, or as a field like any other where they stand among filters.
 */
import type { SelectHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { FLEXIBLE_DAYS } from '../../domain/date-range.ts';
import { formatMonth } from '../../domain/date-format.ts';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { useSite } from '../i18n/site.ts';
import { control as fieldControl } from '../ui/field/field.css.ts';
import { FieldFrame } from '../ui/field/field.tsx';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import * as list from '../ui/select/select.css.ts';
import { control as barControl } from './bar-field.css.ts';
import { BarField } from './bar-field.tsx';
import { datesText } from './dates-text.ts';
import { MONTH_FIELD, printWhere, WHERE_FIELD } from './form-query.ts';
import { whenValue } from './month-value.ts';
import {
  destinationNames,
  wholeContinent,
  type PlaceChoices,
  type SearchChoices,
} from './search-choices.ts';

interface ChoiceFieldProps {
  readonly id: string;
  readonly choices: SearchChoices;
  readonly look?: 'bar' | 'field';
  /** Whether other fields hold and send its value. */
  readonly isReplaced?: boolean;
}

export interface WhereSelectProps extends ChoiceFieldProps {
  readonly filters: Pick<SearchFilters, 'continentId' | 'destinationId'>;
}

/** One choice among continents and destinations. */
export function WhereSelect({ filters, choices, ...field }: WhereSelectProps) {
  const { t } = useTranslation('listing');
  const chosen = printWhere(filters);
  const isOffered = choices.places.some((place) =>
    [...place.continents, ...place.destinations].some((choice) => choice.id === chosen),
  );
  const names = destinationNames(choices);
  return (
    <ListField
      key={chosen}
      {...field}
      name={WHERE_FIELD}
      label={t('form.where')}
      icon="globe"
      defaultValue={chosen}
    >
      <option value="">{t('form.anywhere')}</option>
      {chosen !== '' && !isOffered && (
        // Several places, from an address: no single choice stands for them.
        <option value={chosen}>
          {[
            ...(filters.continentId ?? []).map((code) => t(`continents.${code}`)),
            ...(filters.destinationId ?? []).map((code) => names.get(code) ?? code),
          ].join(', ')}
        </option>
      )}
      {choices.places.map((place) => (
        <PlaceOptions key={place.area} place={place} />
      ))}
    </ListField>
  );
}

function PlaceOptions({ place }: { readonly place: PlaceChoices }) {
  const { t } = useTranslation('listing');
  const withCount = (name: string, count: number) => t('form.choice', { name, count });
  return (
    <optgroup label={t(`continents.${place.area}`)}>
      {place.continents.map(({ id, count }) => (
        <option key={id} value={id}>
          {withCount(wholeContinent(id, t), count)}
        </option>
      ))}
      {place.destinations.map(({ id, name, count }) => (
        <option key={id} value={id}>
          {withCount(name, count)}
        </option>
      ))}
    </optgroup>
  );
}

export interface MonthSelectProps extends ChoiceFieldProps {
  readonly filters: SearchFilters;
  readonly 'data-opens'?: string;
}

/** One choice among the months that have departures. */
export function MonthSelect({ filters, choices, ...field }: MonthSelectProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const chosen = whenValue(filters);
  const isOffered = choices.months.some(({ month }) => month === chosen);
  const options = [
    { value: '', label: t('form.anyMonth') },
    // A month without departures, or other days of an address.
    ...(chosen !== '' && !isOffered
      ? [{ value: chosen, label: datesText(filters, { t, market, period: choices.period }) ?? '' }]
      : []),
    ...choices.months.map(({ month, count }) => ({
      value: month,
      label: t('form.choice', { name: formatMonth(month, market), count }),
    })),
  ];
  return (
    <ListField
      key={chosen}
      {...field}
      name={MONTH_FIELD}
      label={t('form.when')}
      icon="calendar"
      defaultValue={chosen}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ListField>
  );
}

/** How many days earlier or later are good as well. */
export function SpanSelect({
  filters: { daysSpan = 0 },
  ...field
}: Pick<MonthSelectProps, 'id' | 'filters' | 'look' | 'isReplaced'>) {
  const { t } = useTranslation('listing');
  // One of an address is none of those that are offered.
  const spans = [...new Set([...FLEXIBLE_DAYS, ...(daysSpan > 0 ? [daysSpan] : [])])];
  return (
    <ListField
      key={daysSpan}
      {...field}
      name="daysSpan"
      label={t('form.flexible')}
      icon="calendar"
      defaultValue={daysSpan > 0 ? daysSpan : ''}
    >
      <option value="">{t('form.exactDays')}</option>
      {spans
        .sort((one, other) => one - other)
        .map((days) => (
          <option key={days} value={days}>
            {t('form.daysAround', { count: days })}
          </option>
        ))}
    </ListField>
  );
}

interface ListFieldProps
  extends
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'>,
    Pick<ChoiceFieldProps, 'id' | 'look' | 'isReplaced'> {
  readonly label: string;
  /** Of the bar's box. */
  readonly icon: IconName;
}

function ListField({
  id,
  label,
  icon,
  look = 'field',
  isReplaced = false,
  children,
  ...select
}: ListFieldProps) {
  if (look === 'bar')
    return (
      <BarField id={id} icon={icon} label={label} isList>
        <select
          {...select}
          id={id}
          className={barControl}
          hidden={isReplaced}
          disabled={isReplaced}
        >
          {children}
        </select>
      </BarField>
    );
  return (
    <FieldFrame words={{ id, label }}>
      <span className={list.wrapper}>
        <select {...select} id={id} className={`${fieldControl} ${list.select}`}>
          {children}
        </select>
        <span className={list.arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldFrame>
  );
}
