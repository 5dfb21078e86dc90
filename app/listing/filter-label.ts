/**
 * The filters that narrow a listing as a visitor sees them: one by one, what each is called by the kind of its
 * value, and what is left without it (RES-11).
 */
import type { TFunction } from 'i18next';
import type { Period } from '../../domain/date-range.ts';
import type { Field, Range } from '../../domain/filters/define-filter.ts';
import { durationLabel, priceLabel, type FilterRange } from '../../domain/filters/filter-range.ts';
import {
  FILTERS,
  filterNamed,
  type AnyFilter,
  type DescriptorOf,
  type FilterName,
} from '../../domain/filters/filters.ts';
import {
  isActive,
  NO_FILTERS,
  withoutFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { formatMoney } from '../../domain/money.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { datesText, departureText } from '../search/dates-text.ts';

/** One filter as a visitor sees it: of a list each value, of a range both ends together. */
export interface ActiveFilterName {
  readonly key: FilterName;
  /** The value of a list that is meant. */
  readonly item?: string | number;
}

export interface ActiveFilter extends ActiveFilterName {
  /** The filters without this one, from the first page on. */
  readonly without: SearchFilters;
}

/** A text first, flags last; within a kind in the order of the URL. */
const RANKS: Readonly<Record<(Field | Range)['kind'], number>> = {
  text: 0,
  words: 1,
  codes: 1,
  ids: 1,
  numbers: 1,
  range: 2,
  choice: 2,
  number: 2,
  day: 2,
  flag: 3,
};

/** The active filters in the order in which they are shown. A default is none, nor are the five statuses. */
export function activeFilters(filters: SearchFilters): readonly ActiveFilter[] {
  return FILTERS.filter((filter) => isActive(filter, filters))
    .toSorted((one, other) => RANKS[one.value.kind] - RANKS[other.value.kind])
    .flatMap((filter) => activeParts(filter, filters));
}

function activeParts({ name }: AnyFilter, filters: SearchFilters): readonly ActiveFilter[] {
  const firstPage = { ...filters, page: NO_FILTERS.page };
  const items = (filters as Readonly<Record<string, unknown>>)[name];
  if (!Array.isArray(items)) {
    return [{ key: name, without: withoutFilters(firstPage, [name]) }];
  }
  return (items as readonly (string | number)[]).map((item) => {
    const rest = items.filter((other) => other !== item);
    return {
      key: name,
      item,
      without: { ...firstPage, [name]: rest.length > 0 ? rest : undefined },
    };
  });
}

type Words = TFunction<'listing'>;

export interface FilterLabelContext {
  /** Words of the namespace `listing`. */
  readonly t: Words;
  readonly market: Market;
  readonly currency: Currency;
  readonly filters: SearchFilters;
  /** Names of destinations by their code. */
  readonly destinations: ReadonlyMap<string, string>;
  /** Titles of travels by their id, as far as they are known. */
  readonly travels?: ReadonlyMap<string, string> | undefined;
  /** The holiday or season that the dates are. */
  readonly period?: Period | null | undefined;
}

/** What an active filter is called within other words. */
export function filterLabel({ key, item = '' }: ActiveFilterName, context: FilterLabelContext) {
  const { t, filters, destinations } = context;
  const given = filters as unknown as Readonly<Record<string, string | undefined>>;
  switch (filterNamed(key).value.kind) {
    case 'text':
      return t('filter.text', { text: given[key] });
    case 'words':
      return t(wordKey(key, String(item)));
    case 'choice':
      return t(wordKey(key, given[key] ?? ''));
    case 'codes':
      return destinations.get(String(item)) ?? String(item);
    case 'ids':
      return context.travels?.get(String(item)) ?? t(`filter.${key}`);
    case 'numbers':
      return t('card.days', { count: Number(item) });
    case 'number':
      return leaveLimitLabel(Number(given[key]), t);
    case 'range':
      return RANGE_LABELS[key as keyof typeof RANGE_LABELS](context) ?? '';
    default:
      return t(`filter.${key}`);
  }
}

/** The same in a mark of its own: what days are meant is said there (RES-11). */
export function chipLabel(name: ActiveFilterName, context: FilterLabelContext): string {
  return name.key === 'dates'
    ? (departureText(context.filters, context) ?? '')
    : filterLabel(name, context);
}

/** The key of a word of a filter, whose words stand under its name unless others had them first. */
export function wordKey(name: FilterName, word: string): string {
  return `${WORDS[name] ?? name}.${word}`;
}

const WORDS: Readonly<Partial<Record<FilterName, string>>> = {
  continentId: 'continents',
  ageBadge: 'ages',
  badgeId: 'badges',
  gender: 'genders',
};

const RANGE_LABELS: Readonly<
  Record<DescriptorOf<'range'>['name'], (context: FilterLabelContext) => string | null>
> = {
  dates: (context) => datesText(context.filters, context),
  price: ({ t, currency, filters: { priceFrom, priceTo } }) =>
    priceRangeLabel({ from: priceFrom ?? null, to: priceTo ?? null }, currency, t),
  length: ({ t, filters: { durationFrom, durationTo } }) =>
    lengthRangeLabel({ from: durationFrom ?? null, to: durationTo ?? null }, t),
};

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

/** Days of leave at most. */
export function leaveLimitLabel(days: number, t: Words): string {
  return t('filter.atMost', { value: t('card.leave', { count: days }) });
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
