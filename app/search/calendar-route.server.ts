/**
 * GET /search-bar/calendar: the days and periods with departures, to where the query's filters lead, with
 * prices in its currency (SRCH-12).
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { CURRENCIES } from '../../domain/market.ts';
import { NO_FILTERS, parseSearchFilters } from '../../domain/filters/search-filters.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import { apiOf } from '../api/request-api.server.ts';
import { leadPagesToSearch, searchBarAnswer } from './search-bar-answer.server.ts';
import { CURRENCY_KEY } from './search-bar-paths.ts';
import { writeCalendar } from './state/search-calendar.ts';

/** Null without an answer: then the calendar has no prices, and days can be chosen all the same. */
export async function loadCalendar({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { textSearch, continentId, destinationId } = parseSearchFilters(searchParams);
  leadPagesToSearch(request, context, { ...NO_FILTERS, textSearch, continentId, destinationId });
  const asked = searchParams.get(CURRENCY_KEY);
  const api = await apiOf(request, context);
  const answer = await api.calendar({
    textSearch,
    continentId: continentId && [...continentId],
    destinationId: destinationId && [...destinationId],
    status: [...DEFAULT_STATUSES],
    currency: CURRENCIES.find((one) => one === asked) ?? api.market.currency,
  });
  const calendar = answer.outcome === 'success' ? writeCalendar(answer.data.data) : null;
  return searchBarAnswer({ calendar }, calendar === null);
}
