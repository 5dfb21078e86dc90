import type { Filters } from '../../../contract/filters.ts';
import type { ToursAnswer } from '../../../contract/listing.ts';
import { featuredMonths, pickFeatured } from '../../../domain/featured-departures.ts';
import {
  DEFAULT_PER_PAGE,
  NO_FILTERS,
  printSearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { DEFAULT_SORT, type Sort } from '../../../domain/sort.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { tourCardData, type TourCardData } from '../../listing/card-data.ts';
import { loadNarrowed, type ListingFilterData } from '../load-narrowed.server.ts';
import { standsInRow } from '../stands-in-row.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

export interface ToursListData extends Omit<
  Content,
  'filtersData' | 'shownFilters' | 'isFeatured'
> {
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
  { filtersData, shownFilters, isFeatured, ...content }: Content,
  context: BlockContext,
): Promise<ToursListData> {
  const { api, currency } = context;
  const { result, filters, filter } = await loadNarrowed(
    'tours',
    { filtersData, shownFilters },
    context,
    (asked) => {
      const listed = { status: [...DEFAULT_STATUSES], currency, ...asked };
      return isFeatured ? featuredTours(listed, context) : api.tours(listed);
    },
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

/** Each month is asked for as many as are shown, so that there are enough however the others choose. */
async function featuredTours(
  asked: Filters,
  { api, today }: BlockContext,
): Promise<ApiResult<Pick<ToursAnswer, 'data' | 'total'>>> {
  const answers = await Promise.all(
    featuredMonths(today).map((days) => api.tours({ ...asked, ...days, oncePerTravel: true })),
  );
  const tours: ToursAnswer['data'] = [];
  for (const answer of answers) {
    if (answer.outcome !== 'success') return answer;
    tours.push(...answer.data.data);
  }
  const data = [...pickFeatured(tours, today, asked.show ?? DEFAULT_PER_PAGE)];
  return { outcome: 'success', data: { data, total: data.length } };
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
