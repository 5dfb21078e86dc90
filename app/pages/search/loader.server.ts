/**
 * The search page (RES-01): filters of the URL, one listing call, and the choices of the form. It never
 * ends in an error page: without an answer it shows an empty list of one page (RES-09).
 */
import { redirect } from '@remix-run/node';
import type { TourCard } from '../../../contract/common.ts';
import type { AvailableFilters } from '../../../contract/listing.ts';
import { pathOf } from '../../../contract/route-paths.ts';
import {
  countActiveFilters,
  DEFAULT_PAGE,
  NO_FILTERS,
  parseSearchFilters,
  type SearchFilters,
} from '../../../domain/search-filters.ts';
import type { ApiResult } from '../../api/api-result.ts';
import {
  tourCardData,
  travelCardData,
  type DisplayCurrency,
  type TourCardData,
  type TravelCardData,
} from '../../listing/card-data.ts';
import { listingIndexRule } from '../../listing/index-rule.ts';
import { searchBody } from '../../listing/listing-body.ts';
import { panelChoices, type PanelChoices } from '../../listing/panel-choices.ts';
import type { EmptyAdvice } from '../../listing/relaxations.tsx';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { queryOfForm } from '../../search/form-query.ts';
import { NO_CHOICES, searchChoices, type SearchChoices } from '../../search/search-choices.ts';
import { siteLog } from '../../site-log.server.ts';
import { departureOf, departureViewOf, type Departure } from '../../travel/departure.ts';
import type { PageLoader, PageLoaderArguments } from '../page-loader.server.ts';
import { searchCounterparts } from './search-counterparts.ts';
import { searchHead } from './search-head.ts';

/** Fills a line of a wide screen. */
const MOST_INSTEAD = 3;

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

export interface SearchPageData {
  /** As asked for; `page` is the page that is shown, so never beyond the last (RES-02). */
  readonly filters: SearchFilters;
  readonly list: SearchList;
  readonly lastPage: number;
  readonly total: number;
  readonly choices: SearchChoices;
  /** What the filters leave of each choice of the panel; null where it is not known. */
  readonly panel: PanelChoices | null;
  /** What to change of an empty list’s filters; null for any other list. */
  readonly advice: EmptyAdvice | null;
  /** A few travels to look at in place of an empty list. */
  readonly instead: readonly TravelCardData[];
  /** Whether the backend gave no answer, so that nothing is known of the list. */
  readonly isFailed: boolean;
}

export const loadSearchPage: PageLoader<SearchPageData> = async (args) => {
  const { url, market } = args;
  const path = pathOf('search', market.id);
  const canonicalQuery = queryOfForm(url.searchParams);
  if (canonicalQuery) throw redirect(withQuery(path, canonicalQuery), 302);

  const filters = parseSearchFilters(url.searchParams);
  const [listing, places] = await Promise.all([
    findListing(filters, args),
    findPlaces(filters, args),
  ]);
  const page = listing.currentPage;
  const isEmpty = listing.total === 0 && listing.available !== null;
  const [advice, instead] = await Promise.all([
    isEmpty && countActiveFilters(filters) > 0 ? adviceFor(filters, args) : null,
    isEmpty ? travelsInstead(args) : [],
  ]);
  return {
    status: 200,
    seo: {
      ...searchHead(listing.list, page, args),
      ...listingIndexRule(path, filters, page),
    },
    frame: { ...DEFAULT_FRAME, counterparts: searchCounterparts(filters, args.currency) },
    data: {
      filters: { ...filters, page },
      list: listing.list,
      lastPage: listing.lastPage,
      total: listing.total,
      choices: choicesOf(listing.available, places),
      panel: listing.available && panelChoices(listing.available),
      advice,
      instead,
      isFailed: listing.available === null,
    },
  };
};

interface FoundListing {
  readonly list: SearchList;
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  /** Null where the backend gave no answer. */
  readonly available: AvailableFilters | null;
}

async function findListing(
  filters: SearchFilters,
  args: PageLoaderArguments,
): Promise<FoundListing> {
  const { api } = args;
  const body = searchBody(filters, args.currency);
  return filters.tab === 'tours'
    ? foundListing(await api.tours(body), args, (tours, display) => ({
        tab: 'tours',
        tours: tours.map((tour) => tourCardData(tour, display)),
        ofOneTravel: oneTravelOf(tours, args),
      }))
    : foundListing(await api.travelsPage(body), args, (travels, display) => ({
        tab: 'travels',
        travels: travels.map((travel) => travelCardData(travel, display)),
      }));
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

/** Travels that one can go on, whatever was searched for; none without an answer (RES-08). */
async function travelsInstead(args: PageLoaderArguments): Promise<readonly TravelCardData[]> {
  const filters: SearchFilters = { ...NO_FILTERS, tab: 'travels', hasTours: true };
  const body = { ...searchBody(filters, args.currency), page: DEFAULT_PAGE, show: MOST_INSTEAD };
  const result = await args.api.travelsPage(body);
  if (result.outcome !== 'success') return [];
  const view = departureViewOf(args);
  return result.data.data.map((travel) => travelCardData(travel, view));
}

/** What to change of filters that leave nothing (RES-08); null without an answer. */
async function adviceFor(
  filters: SearchFilters,
  { api, currency }: PageLoaderArguments,
): Promise<EmptyAdvice | null> {
  const result = await api.relaxations(filters.tab, searchBody(filters, currency));
  if (result.outcome !== 'success') return null;
  const { all, relaxations } = result.data.data;
  return { all, relaxations };
}

interface ListingAnswer<Item> {
  readonly data: readonly Item[];
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  readonly availableFilters: AvailableFilters;
}

function foundListing<Item>(
  result: ApiResult<ListingAnswer<Item>>,
  { context, currency, layoutSettings }: PageLoaderArguments,
  listOf: (items: readonly Item[], display: DisplayCurrency) => SearchList,
): FoundListing {
  const display = { currency, exchangeRates: layoutSettings.exchangeRates };
  if (result.outcome !== 'success') {
    (context.log ?? siteLog()).warn({ result }, 'search without an answer: empty list');
    return {
      list: listOf([], display),
      currentPage: DEFAULT_PAGE,
      lastPage: DEFAULT_PAGE,
      total: 0,
      available: null,
    };
  }
  const { data, currentPage, lastPage, total, availableFilters } = result.data;
  return { list: listOf(data, display), currentPage, lastPage, total, available: availableFilters };
}

/** Places counted as if none was chosen; null where none is, since the listing has them then. */
async function findPlaces(
  filters: SearchFilters,
  args: PageLoaderArguments,
): Promise<AvailableFilters | null> {
  if (!filters.continentId && !filters.destinationId) return null;
  const {
    continentId: _continents,
    destinationId: _destinations,
    ...body
  } = searchBody(filters, args.currency);
  const result = await args.api.tours({ ...body, page: DEFAULT_PAGE, show: 1, sort: undefined });
  return result.outcome === 'success' ? result.data.availableFilters : null;
}

function choicesOf(
  available: AvailableFilters | null,
  places: AvailableFilters | null,
): SearchChoices {
  return available ? searchChoices(places ?? available, available) : NO_CHOICES;
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
