/**
 * What each kind of page reads of its query, in one form: the whole of what a query changes about a page
 * (architecture: "HTML cache"). Shared pages are drawn from this alone, so a loader that reads another
 * parameter finds it here or not at all. Tracking parameters are in no page's query.
 */
import { asksForAllReviews, printAskedReviews } from '../../domain/asked-reviews.ts';
import { parseCostChoice, printCostChoice } from '../../domain/cost-choice.ts';
import { parseDepartureFilters, printDepartureFilters } from '../../domain/departure-filters.ts';
import {
  parseMeetupSearch,
  printMeetupSearch,
  type MarketDay,
} from '../../domain/meetup-search.ts';
import { parseSearchFilters, printSearchFilters } from '../../domain/filters/search-filters.ts';
import { parsePeopleQuery, printPeopleQuery } from '../blocks/coordinators-list/people-query.ts';
import { printAskedSort, readAskedSort } from '../listing/asked-sort.ts';
import { printModal, readModal } from '../modals/modal-address.ts';
import { queryOfForm } from '../search/form-query.ts';
import { COORDINATOR_SORTS } from './coordinator/coordinator-sort.ts';
import type { PageKind } from './page-kinds.ts';
import { withoutEmpty } from './wemeet/empty-fields.ts';

/** Null for a query that leads somewhere else, or says what only its own page may repeat. */
type QueryReader = (params: URLSearchParams, day: MarketDay) => URLSearchParams | null;

const nothing: QueryReader = () => new URLSearchParams();
/** A form that was sent is led to the filters that it means. */
const filters: QueryReader = (params) =>
  queryOfForm(params) ? null : printSearchFilters(parseSearchFilters(params));

function sorted(sorts: Parameters<typeof readAskedSort>[0]) {
  return (params: URLSearchParams) => printAskedSort(sorts, readAskedSort(sorts, params));
}

const READERS: Readonly<Record<PageKind, QueryReader>> = {
  // Listing blocks follow the filters (CMS-05), and the list of coordinators its own query (TRV-10).
  'custom-page': (params, day) => {
    const own = filters(params, day);
    return own && new URLSearchParams([...own, ...printPeopleQuery(parsePeopleQuery(params))]);
  },
  search: filters,
  travel: (params) =>
    new URLSearchParams([
      ...printDepartureFilters(parseDepartureFilters(params)),
      ...printCostChoice(parseCostChoice(params)),
      ...printAskedReviews(asksForAllReviews(params)),
    ]),
  itinerary: nothing,
  tour: (params) => printCostChoice(parseCostChoice(params)),
  coordinator: sorted(COORDINATOR_SORTS),
  wemeet: (params, day) => {
    const search = parseMeetupSearch(params, day);
    const isRepeated = Object.keys(search.notDays).length > 0;
    return isRepeated || withoutEmpty(params) ? null : printMeetupSearch(search);
  },
};

/** The query of a page, with the modal that is open on it (LAY-11). */
export function readPageQuery(kind: PageKind, url: URL, day: MarketDay): URLSearchParams | null {
  const query = READERS[kind](url.searchParams, day);
  const modal = readModal(url);
  if (!query || !modal) return query;
  return printModal(query, modal);
}
