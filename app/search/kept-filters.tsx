/** Filters that the form has no field for, sent along unseen, so that a search keeps them. */
import {
  FILTER_KEYS,
  printSearchFilters,
  type FilterKey,
  type SearchFilters,
} from '../../domain/search-filters.ts';

/** Keys that a field of the form stands for, and the page, which begins anew. */
const OWN_KEYS: readonly FilterKey[] = [
  'textSearch',
  'continentId',
  'destinationId',
  'dateFrom',
  'dateTo',
  'ageBadge',
  'discounted',
  'isNoSharingRoomAvailable',
  'page',
];

export function KeptFilters({ filters }: { readonly filters: SearchFilters }) {
  return keptEntries(filters).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

/** Names and values of the hidden fields. */
export function keptEntries(filters: SearchFilters): readonly (readonly [string, string])[] {
  const kept = new Set<string>(FILTER_KEYS.filter((key) => !OWN_KEYS.includes(key)));
  return [...printSearchFilters(filters)].filter(([name]) => kept.has(name.replace(/\[\]$/, '')));
}
