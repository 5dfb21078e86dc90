import type { Filters } from '../../../contract/filters.ts';
import { NO_FILTERS, printSearchFilters } from '../../../domain/filters/search-filters.ts';
import { DEFAULT_SORT, type Sort } from '../../../domain/sort.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import { tourCardData, type TourCardData } from '../../listing/card-data.ts';
import { loadNarrowed, type ListingFilterData } from '../load-narrowed.server.ts';
import { standsInRow } from '../stands-in-row.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

export interface ToursListData extends Omit<Content, 'filtersData' | 'shownFilters'> {
  /** Null without an answer: then nothing is known of the list, not even that it is empty. */
  readonly tours: readonly TourCardData[] | null;
  /** How many fit, also where the block shows only some. */
  readonly total: number | null;
  /** Null for one that shows none. */
  readonly filter: ListingFilterData | null;
  readonly sort: Sort;
  /** False for a selection of so many (`show`), which is too short for months. */
  readonly isGrouped: boolean;
  /** Whether such a selection stands in a row on a phone. */
  readonly isRow: boolean;
  /** The search that lists all of them, where the block shows only some. */
  readonly rest: { readonly total: number; readonly query: string } | null;
}

export async function loadToursList(
  { filtersData, shownFilters, ...content }: Content,
  context: BlockContext,
): Promise<ToursListData> {
  const { api, currency } = context;
  const { result, filters, filter } = await loadNarrowed(
    'tours',
    { filtersData, shownFilters },
    context,
    (asked) => api.tours({ status: [...DEFAULT_STATUSES], currency, ...asked }),
  );
  const list = {
    ...content,
    filter,
    sort: filters.sort ?? DEFAULT_SORT.tours,
    isGrouped: filters.show === undefined,
    isRow: standsInRow(filters),
  };
  if (result === null) return { ...list, tours: [], total: 0, rest: null };
  if (result.outcome !== 'success') return { ...list, tours: null, total: null, rest: null };
  const { data, total } = result.data;
  return {
    ...list,
    total,
    tours: data.map((tour) => tourCardData(tour, context)),
    rest: total > data.length ? { total, query: searchQuery(filters) } : null,
  };
}

function searchQuery(filters: Filters): string {
  const { currency: _currency, show: _show, perPage: _perPage, page: _page, ...asked } = filters;
  return printSearchFilters({ ...NO_FILTERS, ...asked }).toString();
}

export const toursList = defineBlock({
  type: 'tours-list',
  content: schema,
  words: ['listing'],
  load: loadToursList,
  lacksAnswer: ({ tours, filter }) => tours === null || filter?.isFailed === true,
});
