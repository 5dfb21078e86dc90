/**
 * GET /search-bar/calendar: the days and periods with departures, to where the query's filters lead, with
 * prices in its currency (SRCH-12).
 */
import { silentLoader } from '../search/silent-loader.ts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { CURRENCIES } from '../../domain/market.ts';
import { NO_FILTERS, parseSearchFilters } from '../../domain/search-filters.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import { apiOf } from '../api/request-api.server.ts';
import { leadPagesToSearch, searchBarAnswer } from '../search/search-bar-answer.server.ts';
import { CURRENCY_KEY } from '../search/search-bar-paths.ts';
import { writeCalendar } from '../search/state/search-calendar.ts';

/** Null without an answer: then the calendar has no prices, and days can be chosen all the same. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { textSearch, continentId, destinationId } = parseSearchFilters(searchParams);
  leadPagesToSearch(request, { ...NO_FILTERS, textSearch, continentId, destinationId });
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

export { searchBarHeaders as headers } from '../search/search-bar-answer.server.ts';

export const clientLoader = silentLoader(() => ({ calendar: null }));

/** The answer depends on a field of the form, never on the page's address. */
export const shouldRevalidate = () => false;
