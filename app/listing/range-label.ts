/** What ranges of prices and lengths are called: at most, over, from-to (RES-04). */
import type { TFunction } from 'i18next';
import { durationLabel, priceLabel, type FilterRange } from '../../domain/filter-range.ts';
import type { Currency } from '../../domain/market.ts';
import { formatMoney } from '../../domain/money.ts';

type Words = TFunction<'listing'>;

/** Empty for a range open at both ends. */
export function priceRangeLabel(range: FilterRange, currency: Currency, t: Words): string {
  const label = priceLabel(range);
  const money = (units: number) => formatMoney(Math.round(units * 100), currency);
  switch (label?.key) {
    case 'MAX':
      return t('filter.atMost', { value: money(label.to) });
    case 'OVER':
      return t('filter.over', { value: money(label.from) });
    case 'FROM_TO':
      return `${money(label.from)} – ${money(label.to)}`;
    case 'OVER_TO':
      return t('filter.overTo', { from: money(label.from), to: money(label.to) });
    default:
      return '';
  }
}

/** Empty for a range open at both ends. */
export function lengthRangeLabel(range: FilterRange, t: Words): string {
  const label = durationLabel(range);
  switch (label?.key) {
    case 'MAX':
      return t('filter.maximumDays', { count: label.to });
    case 'OVER':
      return t('filter.overDays', { count: label.from });
    case 'FROM_TO':
      return t('filter.daysBetween', { from: label.from, count: label.to });
    default:
      return '';
  }
}
