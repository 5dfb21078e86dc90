/** One choice among the months that have departures, each with how many it would give (RES-10). */
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../domain/date-format.ts';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { useSite } from '../i18n/site.ts';
import { datesText } from './dates-text.ts';
import { MONTH_FIELD } from './form-query.ts';
import { ListField, type ListLook } from './list-field.tsx';
import { whenValue } from './month-value.ts';
import type { SearchChoices } from './search-choices.ts';

export interface MonthSelectProps {
  readonly id: string;
  readonly filters: SearchFilters;
  readonly choices: SearchChoices;
  readonly look?: ListLook;
}

export function MonthSelect({ id, filters, choices, look = 'field' }: MonthSelectProps) {
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
    ...choices.months.map(({ month, departures }) => ({
      value: month,
      label: t('form.choice', { name: formatMonth(month, market), count: departures }),
    })),
  ];
  return (
    <ListField
      key={chosen}
      id={id}
      name={MONTH_FIELD}
      label={t('form.when')}
      icon="calendar"
      look={look}
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
