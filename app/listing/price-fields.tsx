/** The price filter: suggested ranges, and two amounts of one's own, in the currency shown (RES-04). */
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { priceSection, type FilterRange } from '../../domain/filter-range.ts';
import { currencySymbol } from '../../domain/money.ts';
import { isSameRange, printRange } from '../../domain/range-value.ts';
import { useSite } from '../i18n/site.ts';
import {
  CUSTOM_PRICE,
  PRICE_FIELD,
  PRICE_MAX_FIELD,
  PRICE_MIN_FIELD,
  SHOWN_PRICES_FIELD,
  shownPrices,
} from '../search/panel-fields.ts';
import { Field } from '../ui/field/field.tsx';
import { FilterChoice } from './filter-choice.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import * as styles from './filter-panel.css.ts';
import { priceRangeLabel } from './range-label.ts';

export function PriceFields({ form, id, filters, choices, priceRanges }: PriceFieldsProps) {
  const { t } = useTranslation('listing');
  const { currency } = useSite();
  const symbol = currencySymbol(currency);
  const chosen = { from: filters.priceFrom ?? null, to: filters.priceTo ?? null };
  const isCustom =
    (chosen.from ?? chosen.to) !== null && priceSection(chosen, priceRanges) === 'custom-range';
  const [min, max] = isCustom ? [unitsOf(chosen.from), unitsOf(chosen.to)] : ['', ''];
  const shared = { form, choices, name: PRICE_FIELD, type: 'radio' } as const;
  const amount = { form, type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const;
  return (
    <fieldset className={styles.fields} onInput={keepOneWay}>
      <legend className={styles.legend}>{t('filter.price')}</legend>
      <FilterChoice
        {...shared}
        value=""
        label={t('filter.anyPrice')}
        defaultChecked={(chosen.from ?? chosen.to) === null}
      />
      {priceRanges.map((range) => (
        <FilterChoice
          key={printRange(range)}
          {...shared}
          value={printRange(range)}
          label={priceRangeLabel(range, currency, t)}
          defaultChecked={isSameRange(range, chosen)}
        />
      ))}
      <FilterChoice
        {...shared}
        value={CUSTOM_PRICE}
        label={t('filter.customPrice')}
        defaultChecked={isCustom}
      />
      <div className={styles.beside}>
        <Field
          {...amount}
          id={`${id}-min`}
          name={PRICE_MIN_FIELD}
          label={t('filter.priceMin', { symbol })}
          defaultValue={min}
        />
        <Field
          {...amount}
          id={`${id}-max`}
          name={PRICE_MAX_FIELD}
          label={t('filter.priceMax', { symbol })}
          defaultValue={max}
        />
      </div>
      <input form={form} type="hidden" name={SHOWN_PRICES_FIELD} value={shownPrices(min, max)} />
    </fieldset>
  );
}

interface PriceFieldsProps extends FilterFieldsProps {
  readonly priceRanges: readonly FilterRange[];
}

/** Whole units where the amount is one, as it is typed. */
function unitsOf(cents: number | null): string {
  return cents === null ? '' : String(cents / 100);
}

/** Amounts that are typed are the chosen range; another range that is chosen empties them. */
function keepOneWay({ target, currentTarget }: FormEvent<HTMLFieldSetElement>): void {
  const { type, value } = target as HTMLInputElement;
  for (const input of currentTarget.querySelectorAll('input')) {
    if (type === 'number' && value !== '' && input.value === CUSTOM_PRICE) input.checked = true;
    if (type === 'radio' && value !== CUSTOM_PRICE && input.type === 'number') input.value = '';
  }
}
