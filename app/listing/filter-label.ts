/** What an active filter is called, within other words and by itself. */
import type { TFunction } from 'i18next';
import type { Period } from '../../domain/date-range.ts';
import type { FilterRange } from '../../domain/filter-range.ts';
import type { Currency, Market } from '../../domain/market.ts';
import type { SearchFilters } from '../../domain/search-filters.ts';
import { datesText, departureText } from '../search/dates-text.ts';
import type { ActiveFilterName } from './active-filters.ts';
import { lengthRangeLabel, priceRangeLabel } from './range-label.ts';

export interface FilterLabelContext {
  /** Words of the namespace `listing`. */
  readonly t: TFunction<'listing'>;
  readonly market: Market;
  readonly currency: Currency;
  readonly filters: SearchFilters;
  /** Names of destinations by their code. */
  readonly destinations: ReadonlyMap<string, string>;
  /** The holiday or season that the dates are. */
  readonly period?: Period | null | undefined;
}

export function filterLabel(name: ActiveFilterName, context: FilterLabelContext): string {
  const { t, filters, destinations } = context;
  switch (name.key) {
    case 'textSearch':
      return t('filter.text', { text: name.text });
    case 'continentId':
      return t(`continents.${name.item}`);
    case 'destinationId':
      return destinations.get(name.item) ?? name.item;
    case 'travelId':
      return t('filter.travelId');
    case 'status':
      return t(`status.${name.item}`);
    case 'durations':
      return t('card.days', { count: name.item });
    case 'badgeId':
      return t(`badges.${name.item}`);
    case 'travelStyles':
      return t(`travelStyles.${name.item}`);
    case 'travelTypes':
      return t(`travelTypes.${name.item}`);
    case 'costCenters':
      return t(`costCenters.${name.item}`);
    case 'moods':
      return t(`moods.${name.item}`);
    case 'ageBadge':
      return t(`ages.${name.ageGroup}`);
    case 'gender':
      return t(`genders.${name.gender}`);
    case 'dates':
      return datesText(filters, context) ?? '';
    case 'price':
      return priceRangeLabel(rangeOf(filters.priceFrom, filters.priceTo), context.currency, t);
    case 'length':
      return lengthRangeLabel(rangeOf(filters.durationFrom, filters.durationTo), t);
    case 'discounted':
    case 'isNoSharingRoomAvailable':
    case 'hasTours':
    case 'uniqueTrips':
      return t(`filter.${name.key}`);
  }
}

/** The same in a mark of its own: what days are meant is said there (RES-11). */
export function chipLabel(name: ActiveFilterName, context: FilterLabelContext): string {
  return name.key === 'dates'
    ? (departureText(context.filters, context) ?? '')
    : filterLabel(name, context);
}

function rangeOf(from: number | undefined, to: number | undefined): FilterRange {
  return { from: from ?? null, to: to ?? null };
}
