import type { AppLoadContext } from '@remix-run/node';
import type { ApiClient } from '../api/api-client.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import { apiOf } from '../api/request-api.server.ts';

/** What only programs ask for may take longer than a page: each call its time-out, all of them together this. */
const DEADLINE_MS = 10_000;

/** The client of a sitemap or a feed. */
export function longApi(request: Request, context: AppLoadContext): Promise<ApiClient> {
  return apiOf(request, { ...context, pageDeadline: AbortSignal.timeout(DEADLINE_MS) });
}

/**
 * The data of a call that a file is made of.
 * @throws Response 503: what is missing for a moment must not look as if it was gone
 */
export function requireAnswer<Data>(result: ApiResult<Data>): Data {
  if (result.outcome === 'success') return result.data;
  throw new Response('Service Unavailable', {
    status: 503,
    headers: { 'retry-after': '60', 'cache-control': 'no-store' },
  });
}
