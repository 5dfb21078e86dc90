/** What the two routes that the search bar asks have in common. */
import { data, redirect, type AppLoadContext, type HeadersFunction } from '@remix-run/node';
import { acceptedWeights } from '../../contract/accepted-weights.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { printSearchFilters, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { marketOfRequest } from '../i18n/market.server.ts';

/** Seconds for which a browser need not ask again: departures change slowly while somebody chooses. */
const MAX_AGE_S = 60;

/**
 * An answer that a visitor's own browser keeps for a while; a failure it does not. Nobody else keeps it: asked
 * without `_routes`, Remix sends the root's data beside it, which may name the visitor.
 */
export function searchBarAnswer<Answer>(answer: Answer, isFailed: boolean) {
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
