/** The filters that narrow a listing, one by one, each with what is left without it (RES-11). */
import { isDefaultStatusFilter } from '../../domain/filter-groups.ts';
import {
  FLAG_FILTERS,
  LIST_FILTERS,
  NO_FILTERS,
  type FlagFilter,
  type ListFilter,
  type SearchFilters,
} from '../../domain/search-filters.ts';

type ListItem = {
  readonly [Key in ListFilter]: {
    readonly key: Key;
    readonly item: NonNullable<SearchFilters[Key]>[number];
  };
}[ListFilter];

/** One filter as a visitor sees it; the ends of a period, a price or a length are one. */
export type ActiveFilterName =
  | ListItem
  | { readonly key: FlagFilter }
  | { readonly key: 'textSearch'; readonly text: string }
  | { readonly key: 'ageBadge'; readonly ageGroup: SearchFilters['ageBadge'] }
  | { readonly key: 'gender'; readonly gender: NonNullable<SearchFilters['gender']> }
  | { readonly key: 'dates' }
  | { readonly key: 'price' }
  | { readonly key: 'length' };

export type ActiveFilter = ActiveFilterName & {
  /** The filters without this one, from the first page on. */
  readonly without: SearchFilters;
};

/** The active filters in the order in which they are asked. A default is none, nor are the five statuses. */
export function activeFilters(filters: SearchFilters): readonly ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (name: ActiveFilterName, change: Partial<SearchFilters>) =>
    active.push({ ...name, without: { ...filters, page: NO_FILTERS.page, ...change } });

  const { textSearch, ageBadge, gender } = filters;
  if (textSearch) add({ key: 'textSearch', text: textSearch }, { textSearch: undefined });
  for (const key of LIST_FILTERS) {
    for (const item of itemsOf(filters, key)) {
      const rest = itemsOf(filters, key).filter((other) => other !== item);
      add({ key, item } as ListItem, { [key]: rest.length > 0 ? rest : undefined });
    }
  }
  if (filters.dateFrom ?? filters.dateTo) {
    add({ key: 'dates' }, { dateFrom: undefined, dateTo: undefined, daysSpan: undefined });
  }
  if (ageBadge !== NO_FILTERS.ageBadge) {
    add({ key: 'ageBadge', ageGroup: ageBadge }, { ageBadge: NO_FILTERS.ageBadge });
  }
  // 0 is a value, also of a price.
  if (filters.priceFrom !== undefined || filters.priceTo !== undefined) {
    add({ key: 'price' }, { priceFrom: undefined, priceTo: undefined });
  }
  if (filters.durationFrom !== undefined || filters.durationTo !== undefined) {
    add({ key: 'length' }, { durationFrom: undefined, durationTo: undefined });
  }
  for (const key of FLAG_FILTERS) {
    if (filters[key]) add({ key }, { [key]: undefined });
  }
  if (gender) add({ key: 'gender', gender }, { gender: undefined });
  return active;
}

function itemsOf(filters: SearchFilters, key: ListFilter): readonly (string | number)[] {
  if (key === 'status' && isDefaultStatusFilter(filters.status)) return [];
  return filters[key] ?? [];
}
