/** What a search finds: the listing of the address, and what the fields of its form offer. */
import type { TourCard } from '../../../contract/common.ts';
import type { AvailableFilters, ListedTour } from '../../../contract/listing.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Period } from '../../../domain/date-range.ts';
import type { FilterName } from '../../../domain/filters/filters.ts';
import { NO_FILTERS, type SearchFilters } from '../../../domain/filters/search-filters.ts';
import { DEFAULT_SORT, isGroupedByMonth } from '../../../domain/sort.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { isFlagOn } from '../../flags/flags-of.server.ts';
import { type DepartureView } from '../../listing/card-price.ts';
import {
  tourCardData,
  type TourCardData,
  travelCardData,
  type TravelCardData,
} from '../../listing/card-data.ts';
import { searchBody } from '../../listing/listing-body.ts';
import { travelQuery } from '../../listing/listing-links.ts';
import { countSoon, isByDateAlone, splitByCancellation } from '../../listing/soon-tours.server.ts';
import { monthOfDates } from '../../search/month-value.ts';
import { NO_CHOICES, searchChoices, type SearchChoices } from '../../search/search-choices.ts';
import { siteLog } from '../../site-log.server.ts';
import { type Departure, departureOf, departureViewOf } from '../../travel/departure.ts';
import type { PageLoaderArguments } from '../define-page.server.ts';

/** What the tab holds. */
export type SearchList =
  | {
      readonly tab: 'tours';
      readonly tours: readonly TourCardData[];
      /** Where all of them are of one travel. */
      readonly ofOneTravel?: OneTravel | null;
    }
  | { readonly tab: 'travels'; readonly travels: readonly TravelCardData[] };

/** A travel with the departures that were found, in the order asked for. */
export interface OneTravel {
  readonly travel: TourCardData['travel'];
  readonly departures: readonly Departure[];
}

export interface FoundListing {
  readonly list: SearchList;
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  /** How many travels the departures are of, where each travel is listed once; null for any other list. */
  readonly travels: number | null;
  /** Null where the backend gave no answer. */
  readonly available: AvailableFilters | null;
  readonly ignored: readonly FilterName[];
}

/**
 * What the search finds: one listing call, as the cards and rows that are drawn of it (RES-01). An empty list of one page where there is no answer (RES-09).
 */
export async function findListing(
  filters: SearchFilters,
  args: PageLoaderArguments,
): Promise<FoundListing> {
  const { api, request, context } = args;
  const body = {
    ...searchBody(filters, args.currency),
    ...(isScoredText(filters) && (await isFlagOn('search-engine', request, context))
      ? { textInScore: true }
      : {}),
    ...(isOncePerTravel(filters) ? { oncePerTravel: true } : {}),
  };
  return filters.tab === 'tours'
    ? foundListing(await api.tours(body), args, (tours, view) => ({
        tab: 'tours',
        tours: tours.map((tour) => listedTourData(tour, filters, view)),
        ofOneTravel: oneTravelOf(tours, args),
      }))
    : foundListing(await api.travelsPage(body), args, (travels, view) => ({
        tab: 'travels',
        travels: travels.map((travel) => travelCardData(travel, view)),
      }));
}

/** Whether a text's rank could join the score: for travels in their own order (RES-06). */
function isScoredText({ tab, textSearch, sort = DEFAULT_SORT.travels }: SearchFilters): boolean {
  return tab === 'travels' && Boolean(textSearch) && sort === DEFAULT_SORT.travels;
}

/**
 * Whether each travel is listed once: departures that stand under no months, since most of these orders put all
 * departures of a travel beside each other.
 */
function isOncePerTravel({ tab, sort = DEFAULT_SORT.tours }: SearchFilters): boolean {
  return tab === 'tours' && !isGroupedByMonth(sort);
}

function listedTourData(
  tour: ListedTour,
  filters: SearchFilters,
  view: DepartureView,
): TourCardData {
  const data = tourCardData(tour, view);
  const { otherDepartures: count } = tour;
  if (count === 0) return data;
  return { ...data, others: { count, query: travelQuery(filters, tour.travel.id).toString() } };
}

/** Null for departures of several travels, and for one alone, which a card shows better. */
function oneTravelOf(tours: readonly TourCard[], args: PageLoaderArguments): OneTravel | null {
  const [first, second] = tours;
  if (!first || !second) return null;
  if (tours.some(({ travel }) => travel.slug !== first.travel.slug)) return null;
  const view = departureViewOf(args);
  return {
    travel: tourCardData(first, view).travel,
    departures: tours.map((tour) => departureOf(tour, view)),
  };
}

interface ListingAnswer<Item> {
  readonly data: readonly Item[];
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  readonly travels?: number | null;
  readonly availableFilters: AvailableFilters;
  readonly ignoredFilters: readonly FilterName[];
}

function foundListing<Item>(
  result: ApiResult<ListingAnswer<Item>>,
  args: PageLoaderArguments,
  listOf: (items: readonly Item[], view: DepartureView) => SearchList,
): FoundListing {
  const view = departureViewOf(args);
  if (result.outcome !== 'success') {
    (args.context.log ?? siteLog()).warn({ result }, 'search without an answer: empty list');
    return {
      list: listOf([], view),
      currentPage: NO_FILTERS.page,
      lastPage: NO_FILTERS.page,
      total: 0,
      travels: null,
      available: null,
      ignored: [],
    };
  }
  const { data, currentPage, lastPage, total, travels = null } = result.data;
  const { availableFilters: available, ignoredFilters: ignored } = result.data;
  return { list: listOf(data, view), currentPage, lastPage, total, travels, available, ignored };
}

/** Departures at the head of a list by date that can no longer be cancelled free of charge. */
export interface SoonTours {
  readonly count: number;
  /** The day from which on they can. */
  readonly dateFrom: CalendarDate;
}

/**
 * Those that the first page of a list begins with (decision 0109); null for any other list, and without an answer.
 */
export async function findSoon(
  filters: SearchFilters,
  { api, today, currency, layoutSettings: { freeCancellationDays } }: PageLoaderArguments,
): Promise<SoonTours | null> {
  const { tab, page } = filters;
  if (tab !== 'tours' || page !== NO_FILTERS.page || !isByDateAlone(filters)) return null;
  const terms = { today, freeCancellationDays };
  const count = await countSoon(searchBody(filters, currency), { api, ...terms });
  return count ? { count, ...splitByCancellation(terms).cancellable } : null;
}

export interface BesideListing {
  readonly places: AvailableFilters | null;
  readonly period: Period | null;
}

/** What the search form can choose from, beside what the listing itself says (RES-10). */
export async function findBeside(
  filters: SearchFilters,
  args: PageLoaderArguments,
): Promise<BesideListing> {
  const [places, period] = await Promise.all([
    findPlaces(filters, args),
    findPeriod(filters, args),
  ]);
  return { places, period };
}

/**
 * @param available of the listing; null where it gave no answer
 * @param withoutTrips countries that were asked for and that no travel goes to
 */
export function choicesOf(
  available: AvailableFilters | null,
  { places, period }: BesideListing,
  withoutTrips: NonNullable<SearchChoices['withoutTrips']> = [],
): SearchChoices {
  const choices = available ? searchChoices(places ?? available, available) : NO_CHOICES;
  return {
    ...choices,
    ...(period && { period }),
    ...(withoutTrips.length > 0 && {
      withoutTrips: withoutTrips.map(({ id, name }) => ({ id, name })),
    }),
  };
}

/**
 * Places counted as if none was chosen, nor a text looked for by itself, which a place takes the place of
 * (SRCH-06); null where neither is, since the listing has them then.
 */
async function findPlaces(
  filters: SearchFilters,
  args: PageLoaderArguments,
): Promise<AvailableFilters | null> {
  const { textSearch, continentId, destinationId } = filters;
  if (!textSearch && !continentId && !destinationId) return null;
  const isTextAlone = !continentId && !destinationId;
  const body = searchBody(
    {
      ...filters,
      textSearch: isTextAlone ? undefined : textSearch,
      continentId: undefined,
      destinationId: undefined,
    },
    args.currency,
  );
  const asked = { ...body, page: NO_FILTERS.page, show: 1, sort: undefined };
  const { api } = args;
  const result = filters.tab === 'tours' ? await api.tours(asked) : await api.travelsPage(asked);
  return result.outcome === 'success' ? result.data.availableFilters : null;
}

/** The holiday or season that the days are; null for a month, which says itself, and without an answer. */
async function findPeriod(
  filters: SearchFilters,
  { api }: PageLoaderArguments,
): Promise<Period | null> {
  const { dateFrom, dateTo, daysSpan } = filters;
  if (!dateFrom || !dateTo || daysSpan || monthOfDates(filters)) return null;
  const answer = await api.calendar({ dateFrom, dateTo, status: [...DEFAULT_STATUSES] });
  if (answer.outcome !== 'success') return null;
  const found = answer.data.data.periods.find(
    ({ startingDate, endingDate }) => startingDate === dateFrom && endingDate === dateTo,
  );
  if (!found) return null;
  const { departures: _counted, leaveDays: _leave, ...period } = found;
  return period;
}
