import type { Filters } from '../../../contract/filters.ts';
import type { ToursAnswer } from '../../../contract/listing.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
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
import { countSoon, isByDateAlone, splitByCancellation } from '../../listing/soon-tours.server.ts';
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
  /** The search for those that leave too soon to be in it, for a list that begins with what can be cancelled. */
  readonly soon: SearchWay | null;
  /** The search that lists all of them, from where the list begins, where the block shows only some. */
  readonly rest: (SearchWay & { readonly dateFrom?: CalendarDate }) | null;
}

interface SearchWay {
  readonly total: number;
  readonly query: string;
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
    (asked): Promise<ApiResult<ListedTours>> => {
      const listed = { status: [...DEFAULT_STATUSES], currency, ...asked };
      if (isFeatured) return featuredTours(listed, context);
      return isByDateAlone(asked) ? cancellableTours(listed, context) : api.tours(listed);
    },
  );
  const list = {
    ...content,
    filter,
    sort: filters.sort ?? DEFAULT_SORT.tours,
    isGrouped: filters.show === undefined,
    isRow: standsInRow(filters),
  };
  if (result === null) return { ...list, tours: [], total: 0, soon: null, rest: null };
  if (result.outcome !== 'success') {
    return { ...list, tours: null, total: null, soon: null, rest: null };
  }
  const { data, total, begins } = result.data;
  const { soon = 0, ...days } = begins ?? {};
  return {
    ...list,
    total: total + soon,
    tours: data.map((tour) => tourCardData(tour, context)),
    soon:
      soon > 0
        ? { total: soon, query: searchQuery({ ...filters, ...splitByCancellation(context).soon }) }
        : null,
    rest:
      total > data.length ? { total, query: searchQuery({ ...filters, ...days }), ...days } : null,
  };
}

interface ListedTours extends Pick<ToursAnswer, 'data' | 'total'> {
  /** Of a list without those that leave too soon: how many these are, and the day after them. */
  readonly begins?: { readonly soon: number; readonly dateFrom: CalendarDate };
}

/** Those that can still be cancelled free of charge, and how many leave before; all of them where there are none. */
async function cancellableTours(
  asked: Filters,
  context: BlockContext,
): Promise<ApiResult<ListedTours>> {
  const { api } = context;
  const { dateFrom } = splitByCancellation(context).cancellable;
  const [cancellable, soon] = await Promise.all([
    api.tours({ ...asked, dateFrom }),
    countSoon(asked, context),
  ]);
  if (cancellable.outcome !== 'success') return cancellable;
  const { data, total } = cancellable.data;
  if (total === 0 || soon === null) return api.tours(asked);
  return {
    outcome: 'success',
    data: { data, total, ...(soon > 0 && { begins: { soon, dateFrom } }) },
  };
}

/** Each month is asked for as many as are shown, so that there are enough however the others choose. */
async function featuredTours(
  asked: Filters,
  { api, today }: BlockContext,
): Promise<ApiResult<ListedTours>> {
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
  words: ['listing', 'travel'],
  load: loadToursList,
  lacksAnswer: ({ tours, filter }) => tours === null || filter?.isFailed === true,
});
