/** Filters that a form has no field for, sent along unseen, so that a search keeps them. */
import {
  FILTER_KEYS,
  printSearchFilters,
  type FilterKey,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { PANEL_KEYS } from './panel-fields.ts';

/** Keys that a field of the search form stands for, with those beside its list. */
const SEARCH_FORM_KEYS: readonly FilterKey[] = [
  'textSearch',
  'continentId',
  'destinationId',
  'daysSpan',
  ...PANEL_KEYS,
];

export interface KeptFiltersProps {
  readonly filters: SearchFilters;
  /** Keys that a field of the form stands for; those of the search form by default. */
  readonly ownKeys?: readonly FilterKey[];
}

export function KeptFilters({ filters, ownKeys }: KeptFiltersProps) {
  return keptEntries(filters, ownKeys).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

/** Names and values of the hidden fields; a sent form begins at the first page. */
export function keptEntries(
  filters: SearchFilters,
  ownKeys: readonly FilterKey[] = SEARCH_FORM_KEYS,
): readonly (readonly [string, string])[] {
  const kept = new Set<string>(
    FILTER_KEYS.filter((key) => key !== 'page' && !ownKeys.includes(key)),
  );
  return [...printSearchFilters(filters)].filter(([name]) => kept.has(name.replace(/\[\]$/, '')));
}
