/**
 * One change of filters that may turn an empty list into one with results (RES-08): machine-readable, so
 * that whoever counts it and whoever links to it mean the same.
 */
import type { YearMonth } from '../calendar-date.ts';
import { daysInMonth } from '../calendar-date.ts';
import type { ContinentCode } from '../continent.ts';
import type { FilterRange } from './filter-range.ts';
import { filterNamed, type FilterName } from './filters.ts';
import { NO_FILTERS, withoutFilters, type SearchFilters } from './search-filters.ts';

export type Relaxation =
  /** Without these filters. Alone, one that gives something is one that blocks by itself. */
  | { readonly kind: 'without'; readonly filters: readonly FilterName[] }
  /** As many days before and after the period also count. */
  | { readonly kind: 'daysSpan'; readonly daysSpan: number }
  /** Another month in place of the period. */
  | { readonly kind: 'month'; readonly month: YearMonth }
  /** A whole continent in place of the destinations or continents. */
  | { readonly kind: 'continent'; readonly continentId: ContinentCode }
  /** A higher limit of the price: cents of the display currency. */
  | { readonly kind: 'priceTo'; readonly priceTo: number }
  /** Another length in place of the lengths asked for: days. */
  | { readonly kind: 'length'; readonly length: FilterRange }
  /** Another word of a filter of words in place of those asked for. */
  | { readonly kind: 'word'; readonly filter: FilterName; readonly word: string }
  /** More days of leave. */
  | { readonly kind: 'leaveTo'; readonly leaveTo: number }
  /** Fewer words of the text. */
  | { readonly kind: 'text'; readonly textSearch: string };

/** The filters after the change, from the first page on. */
export function relaxedFilters<Given extends Partial<SearchFilters>>(
  filters: Given,
  relaxation: Relaxation,
): Given {
  return { ...filters, page: NO_FILTERS.page, ...changesOf(relaxation) };
}

function changesOf(relaxation: Relaxation): Partial<SearchFilters> {
  switch (relaxation.kind) {
    case 'without':
      return withoutFilters({}, relaxation.filters);
    case 'daysSpan':
      return { daysSpan: relaxation.daysSpan };
    case 'month': {
      const { month } = relaxation;
      return {
        dateFrom: `${month}-01`,
        dateTo: `${month}-${daysInMonth(month)}`,
        daysSpan: undefined,
      };
    }
    case 'continent':
      return { continentId: [relaxation.continentId], destinationId: undefined };
    case 'priceTo':
      return { priceTo: relaxation.priceTo };
    case 'length': {
      const { from, to } = relaxation.length;
      return {
        ...withoutFilters({}, ['length', 'durations']),
        durationFrom: from ?? undefined,
        durationTo: to ?? undefined,
      };
    }
    case 'word': {
      const { filter, word } = relaxation;
      return { [filter]: filterNamed(filter).value.kind === 'words' ? [word] : word };
    }
    case 'leaveTo':
      return { leaveTo: relaxation.leaveTo };
    case 'text':
      return { textSearch: relaxation.textSearch };
  }
}
