/** How many results a form of filters would find, before it is sent (RES-10). */
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { parseSearchFilters, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { apiOf } from '../api/request-api.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { chosenCurrency } from '../layout/visitor-choices.server.ts';
import { readLayout } from '../layout/layout.server.ts';
import { queryOfForm } from '../search/form-query.ts';
import { leadPagesToSearch } from '../search/search-bar-routes.server.ts';
import { searchBody } from './listing-body.ts';
import { panelChoices, type PanelChoices } from './panel-choices.ts';

export interface ListingCounts {
  /** The query that was asked with, by which an answer is known to be the newest. */
  readonly asked: string;
  readonly total: number;
  readonly choices: PanelChoices;
}

/**
 * Null without an answer of the backend: nothing is said then (RES-09). No browser keeps it: the same form
 * means other amounts once another currency is shown.
 */
export async function loadListingCounts({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = filtersOfForm(searchParams);
  leadPagesToSearch(request, context, filters);
  const api = await apiOf(request, context);
  const layout = await readLayout(api);
  const currency = chosenCurrency(request, marketOfRequest(request, context), layout, context);
  const { sort: _order, ...body } = searchBody(filters, currency);
  const asking = { ...body, page: 1, show: 1 };
  const result = filters.tab === 'tours' ? await api.tours(asking) : await api.travelsPage(asking);
  if (result.outcome !== 'success') return unkept(null);
  const { total, availableFilters } = result.data;
  const choices = panelChoices(availableFilters);
  return unkept({ asked: searchParams.toString(), total, choices });
}

function unkept(answer: ListingCounts | null) {
  return data(answer, { headers: { 'cache-control': 'no-store' } });
}

/** As the search page reads what the form sends. */
function filtersOfForm(params: URLSearchParams): SearchFilters {
  return parseSearchFilters(queryOfForm(params) ?? params);
}
