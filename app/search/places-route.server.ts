/**
 * GET /search-bar/places?textSearch=…: destinations for what somebody types, without a text those of most
 * demand (SRCH-03, SRCH-04).
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { TopSellersAnswer } from '../../contract/listing.ts';
import { NO_FILTERS, parseSearchFilters } from '../../domain/search-filters.ts';
import { apiOf } from '../api/request-api.server.ts';
import { leadPagesToSearch, searchBarAnswer } from './search-bar-answer.server.ts';
import type { PlacesAnswer } from './state/lookup-driver.ts';
import type { FoundPlaces } from './state/place-lookup.ts';

/** More than anybody reads: the first row searches for the text itself. */
const MOST_PLACES = 12;

/** It says nothing of a failure: what was typed can be searched for as it is. */
export async function loadPlaces({ request, context }: LoaderFunctionArgs) {
  const { textSearch } = parseSearchFilters(new URL(request.url).searchParams);
  leadPagesToSearch(request, { ...NO_FILTERS, textSearch });
  const text = textSearch ?? '';
  const api = await apiOf(request, context);
  const answer = await api.topSellers({ search: text, countries: [], continents: [] });
  const found = answer.outcome === 'success' ? foundPlaces(text, answer.data) : null;
  return searchBarAnswer<PlacesAnswer>({ text, found }, found === null);
}

function foundPlaces(text: string, { data }: TopSellersAnswer): FoundPlaces {
  // Who asks for none is proposed only those that one can go to.
  const countries = data.countries.filter(({ departures }) => text !== '' || departures > 0);
  return {
    text,
    travels: data.itineraries,
    departures: data.departures,
    places: countries.slice(0, MOST_PLACES).map(({ id, name, itineraries, departures }) => ({
      id,
      name,
      travels: itineraries,
      departures,
    })),
  };
}
