/**
 * GET /search-bar/places?textSearch=…: destinations for what somebody types, without a text those of most
 * demand (SRCH-03, SRCH-04).
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { TopSellersAnswer } from '../../contract/listing.ts';
import {
  NO_FILTERS,
  countActiveFilters,
  listingBody,
  parseSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { CURRENCIES, type Currency } from '../../domain/market.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import { apiOf } from '../api/request-api.server.ts';
import { leadPagesToSearch, searchBarAnswer } from './search-bar-answer.server.ts';
import { CURRENCY_KEY } from './search-bar-paths.ts';
import type { PlacesAnswer } from './state/lookup-driver.ts';
import type { FoundPlace, FoundPlaces } from './state/place-lookup.ts';

/** More than anybody reads: the first row searches for the text itself. */
const MOST_PLACES = 12;

/**
 * It says nothing of a failure: what was typed can be searched for as it is. Whatever else is asked for, such
 * as dates, narrows what is counted, not what is found.
 */
export async function loadPlaces({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = parseSearchFilters(searchParams);
  leadPagesToSearch(request, context, filters);
  const text = filters.textSearch ?? '';
  const api = await apiOf(request, context);
  const asked = searchParams.get(CURRENCY_KEY);
  const currency = CURRENCIES.find((one) => one === asked) ?? api.market.currency;
  const [answer, counts] = await Promise.all([
    api.topSellers({ search: text, countries: [], continents: [] }),
    narrowedCounts(filters, currency, api),
  ]);
  const found = answer.outcome === 'success' ? foundPlaces(text, answer.data, counts) : null;
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
  return new Map(destinations.map(({ id, departures }) => [id, departures]));
}

function foundPlaces(text: string, { data }: TopSellersAnswer, counts: Counts): FoundPlaces {
  const places = data.countries.map(({ id, name, itineraries, departures }): FoundPlace =>
    counts === null
      ? { id, name, travels: itineraries, departures }
      : { id, name, ...(counts !== 'failed' && { departures: counts.get(id) ?? 0 }) },
  );
  return {
    text,
    travels: data.itineraries,
    departures: data.departures,
    ...(counts !== null && { isNarrowed: true }),
    // Who asks for none is proposed only those that one can go to.
    places: places
      .filter(({ departures = 1 }) => text !== '' || departures > 0)
      .slice(0, MOST_PLACES),
  };
}
