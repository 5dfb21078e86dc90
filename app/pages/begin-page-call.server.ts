import type { ApiClient } from '../api/api-client.server.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageLoaderArguments } from './page-loader.server.ts';

/**
 * Begins the call that a page cannot do without, beside the layout's: the page's own loader, which wants
 * the layout first, gets the same answer from the client. A search wants the layout's currency, or the
 * market's day, and has no such call.
 */
export function beginPageCall(
  kind: PageKind,
  api: ApiClient,
  { routingKey, parameters }: Pick<PageLoaderArguments, 'routingKey' | 'parameters'>,
): void {
  // No call ever rejects.
  switch (kind) {
    case 'custom-page':
      void api.customPage(routingKey === null ? { slug: parameters.slug ?? '' } : { routingKey });
      return;
    case 'travel':
    case 'itinerary':
      void api.travel(parameters.travel ?? '');
      return;
    case 'tour':
      void api.tour((parameters.tour ?? '').toUpperCase());
      return;
    case 'coordinator':
      void api.coordinator(parameters.coordinator ?? '');
      return;
    case 'search':
    case 'wemeet':
  }
}
