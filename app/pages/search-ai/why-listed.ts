/** Why a travel is listed, in one line: what was asked for, as its own facts have it (AI-01). */
import type { TFunction } from 'i18next';
import { yearMonthOf } from '../../../domain/calendar-date.ts';
import { formatMonth } from '../../../domain/date-format.ts';
import type { FilterName } from '../../../domain/filters/filters.ts';
import { formatMoney, type Price } from '../../../domain/money.ts';
import {
  activeFilters,
  filterLabel,
  type ActiveFilterName,
  type FilterLabelContext,
} from '../../listing/filter-label.ts';
import { pricePrefix } from '../../listing/price-prefix.ts';
import type { FittingTravel } from './answer-question.server.ts';

export function whyListed(
  { travel, fits, lacks }: FittingTravel,
  context: FilterLabelContext,
  t: TFunction<'ask'>,
): string {
  const facts = fits.map((filter) => factOf(filter, travel, context));
  return [
    ...(facts.length > 0 ? [t('results.why', { facts: facts.join(' · ') })] : []),
    ...(lacks === null ? [] : [t('near.lacks', { filter: labelOfAll(lacks, context) })]),
  ].join(' ');
}

/** What the travel has, where the filter names a range; else what was asked for. */
function factOf(
  filter: ActiveFilterName,
  { bestTour, numberOfDays }: FittingTravel['travel'],
  context: FilterLabelContext,
): string {
  const { t, market } = context;
  switch (filter.key) {
    case 'dates':
      if (bestTour) return formatMonth(yearMonthOf(bestTour.startingDate), market);
      break;
    case 'price':
      if (bestTour?.price) return priceWords(bestTour.price, context);
      break;
    case 'leaveTo':
      if (bestTour?.leaveDays != null) return t('card.leave', { count: bestTour.leaveDays });
      break;
    case 'length':
    case 'durations':
      return t('card.days', { count: numberOfDays });
  }
  return filterLabel(filter, context);
}

function priceWords(price: Price, { t, market }: FilterLabelContext): string {
  const amount = formatMoney(price.cents, price.currency);
  const prefix = pricePrefix(price, false, market, t);
  return prefix === null ? amount : `${prefix} ${amount}`;
}

/** All values of a filter. */
function labelOfAll(name: FilterName, context: FilterLabelContext): string {
  return activeFilters(context.filters)
    .filter(({ key }) => key === name)
    .map((filter) => filterLabel(filter, context))
    .join(', ');
}
