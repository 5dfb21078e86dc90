/** What to take away where filters leave nothing (RES-08): each with what it would really give. */
import type { SearchFilters } from '../../domain/search-filters.ts';
import { activeFilters, type ActiveFilter } from './active-filters.ts';
import { withoutFilters } from './listing-links.ts';

/** More filters than a person sets; the rest of a forged address is not counted. */
const MOST_TRIED = 8;

/** A filter that blocks by itself: without it alone the list has results. */
export interface Relaxation {
  readonly filter: ActiveFilter;
  readonly total: number;
}

export interface EmptyAdvice {
  readonly relaxations: readonly Relaxation[];
  /** Results without any filter; null where they could not be counted. */
  readonly all: number | null;
}

/**
 * Counts the list without each filter in turn, and without all of them.
 *
 * @param countOf total of the list under filters, or null without an answer
 */
export async function emptyAdvice(
  filters: SearchFilters,
  countOf: (filters: SearchFilters) => Promise<number | null>,
): Promise<EmptyAdvice> {
  const tried = activeFilters(filters).slice(0, MOST_TRIED);
  const [all, ...totals] = await Promise.all([
    countOf(withoutFilters(filters)),
    ...tried.map(({ without }) => countOf(without)),
  ]);
  return {
    relaxations: tried.flatMap((filter, place) => {
      const total = totals[place] ?? 0;
      return total > 0 ? [{ filter, total }] : [];
    }),
    all: all ?? null,
  };
}
