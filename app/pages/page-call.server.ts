import type { ApiClient } from '../api/api-client.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageLoaderArguments } from './page-loader.server.ts';

/**
 * The call that a page cannot do without. It is begun beside the layout's: the page's own loader, which
 * wants the layout first, gets the same answer from the client. A search wants the layout's currency, or
 * the market's day, and has no such call: null. It never rejects.
 */
export function pageCall(
  kind: PageKind,
  api: ApiClient,
  { routingKey, parameters }: Pick<PageLoaderArguments, 'routingKey' | 'parameters'>,
): Promise<ApiResult<unknown>> | null {
  switch (kind) {
    case 'custom-page':
      return api.customPage(routingKey === null ? { slug: parameters.slug ?? '' } : { routingKey });
    case 'travel':
    case 'itinerary':
      return api.travel(parameters.travel ?? '');
    case 'tour':
      return api.tour((parameters.tour ?? '').toUpperCase());
    case 'coordinator':
      return api.coordinator(parameters.coordinator ?? '');
    case 'search':
    case 'wemeet':
      return null;
  }
}
