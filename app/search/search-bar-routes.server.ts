/** What the search bar asks while it is used: places for a text, and the calendar. */
import {
  data,
  redirect,
  type AppLoadContext,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { acceptedWeights } from '../../contract/accepted-weights.ts';
import type { TopSellersAnswer } from '../../contract/listing.ts';
import { pathOf } from '../../contract/route-paths.ts';
import {
  NO_FILTERS,
  countActiveFilters,
  listingBody,
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { CURRENCIES, type Currency } from '../../domain/market.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import { apiOf } from '../api/request-api.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { CURRENCY_KEY } from './search-bar-paths.ts';
import type { PlacesAnswer } from './state/lookup-driver.ts';
import type { FoundPlace, FoundPlaces } from './state/place-lookup.ts';
import { writeCalendar } from './state/search-calendar.ts';

/** More than anybody reads: the first row searches for the text itself. */
const MOST_PLACES = 12;

/**
 * GET /search-bar/places?textSearch=…: destinations for what somebody types, without a text those of most
 * demand (SRCH-03, SRCH-04). It says nothing of a failure: what was typed can be searched for as it is.
 * Whatever else is asked for, such as dates, narrows what is counted, not what is found.
 */
export async function loadPlaces({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = parseSearchFilters(searchParams);
  leadPagesToSearch(request, context, filters);
  const text = filters.textSearch ?? '';
  const api = await apiOf(request, context);
  const asked = searchParams.get(CURRENCY_KEY);
  const currency = CURRENCIES.find((one) => one === asked) ?? api.market.currency;
  const [answer, counts, reading] = await Promise.all([
    api.topSellers({ search: text, countries: [], continents: [] }),
    narrowedCounts(filters, currency, api),
    text === '' ? null : api.readText({ text, destinationId: [], currency }),
  ]);
  // Then the search for the text is one for these filters, and no count of the text is true of it.
  const isRead = reading?.outcome === 'success' && reading.data.data.parts.length > 0;
  const found =
    answer.outcome === 'success' ? foundPlaces(text, answer.data, counts, isRead) : null;
  return searchBarAnswer<PlacesAnswer>({ text, found }, found === null || counts === 'failed');
}

type Counts = ReadonlyMap<string, number> | 'failed' | null;

/** Departures of each destination under the other filters, none of them a place; null where there are none. */
async function narrowedCounts(
  filters: SearchFilters,
  currency: Currency,
  api: Awaited<ReturnType<typeof apiOf>>,
): Promise<Counts> {
  const {
    textSearch: _text,
    continentId: _continents,
    destinationId: _places,
    ...others
  } = filters;
  if (countActiveFilters(others) === 0) return null;
  const { sort: _order, perPage: _size, ...body } = listingBody(others);
  const status = body.status ?? [...DEFAULT_STATUSES];
  const result = await api.tours({ ...body, status, currency, page: NO_FILTERS.page, show: 1 });
  if (result.outcome !== 'success') return 'failed';
  const { destinations } = result.data.availableFilters;
  return new Map(destinations.map(({ id, count }) => [id, count]));
}

function foundPlaces(
  text: string,
  { data }: TopSellersAnswer,
  counts: Counts,
  isRead: boolean,
): FoundPlaces {
  const places = data.countries.map(
    ({ id, name, itineraries, departures, isNamed }): FoundPlace => ({
      id,
      name,
      ...(isNamed === false && { isNamed }),
      ...(counts === null
        ? { travels: itineraries, departures }
        : counts !== 'failed' && { departures: counts.get(id) ?? 0 }),
    }),
  );
  return {
    text,
    travels: data.itineraries,
    departures: data.departures,
    ...((counts !== null || isRead) && { isNarrowed: true }),
    // Who asks for none is proposed only those that one can go to.
    places: places
      .filter(({ departures = 1 }) => text !== '' || departures > 0)
      .slice(0, MOST_PLACES),
  };
}

/**
 * GET /search-bar/calendar: the days and periods with departures, to where the query's filters lead, with
 * prices in its currency (SRCH-12). Null without an answer: then the calendar has no prices, and days can be
 * chosen all the same.
 */
export async function loadCalendar({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { textSearch, continentId, destinationId, region } = parseSearchFilters(searchParams);
  leadPagesToSearch(request, context, {
    ...NO_FILTERS,
    textSearch,
    continentId,
    destinationId,
    region,
  });
  const asked = searchParams.get(CURRENCY_KEY);
  const api = await apiOf(request, context);
  const answer = await api.calendar({
    textSearch,
    continentId: continentId && [...continentId],
    destinationId: destinationId && [...destinationId],
    region,
    status: [...DEFAULT_STATUSES],
    currency: CURRENCIES.find((one) => one === asked) ?? api.market.currency,
  });
  const calendar = answer.outcome === 'success' ? writeCalendar(answer.data.data) : null;
  return searchBarAnswer({ calendar }, calendar === null);
}

/** Seconds for which a browser need not ask again: departures change slowly while somebody chooses. */
const MAX_AGE_S = 60;

/**
 * An answer that a visitor's own browser keeps for a while; a failure it does not. Nobody else keeps it: asked
 * without `_routes`, Remix sends the root's data beside it, which may name the visitor.
 */
function searchBarAnswer<Answer>(answer: Answer, isFailed: boolean) {
  const cacheControl = isFailed ? 'no-store' : `private, max-age=${MAX_AGE_S}`;
  return data(answer, { headers: { 'cache-control': cacheControl } });
}

export const searchBarHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * Whoever opens the address as a page, as a form without scripts does, is led to the search that it
 * means (SRCH-16).
 * @throws Response 302
 */
export function leadPagesToSearch(
  request: Request,
  context: AppLoadContext,
  filters: SearchFilters,
): void {
  const accept = request.headers.get('accept') ?? undefined;
  if ((acceptedWeights(accept).get('text/html') ?? 0) === 0) return;
  const query = printSearchFilters(filters).toString();
  const path = pathOf('search', marketOfRequest(request, context).id);
  throw redirect(query ? `${path}?${query}` : path, {
    status: 302,
    headers: { 'cache-control': 'no-store' },
  });
}
