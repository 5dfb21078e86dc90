/** What the routes of files share: answers with a tag, the same for everybody, from calls that may take long. */
import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { namesTag } from '../../contract/entity-tag.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import { apiOf } from '../api/request-api.server.ts';

/** Kept by whoever likes, and asked about before it is shown: a change shows as fast as on a page (REL-04). */
const CACHING = 'public, no-cache';

/** The tag of what a text stands for: the text itself, or a version that it is made of. */
export function entityTag(...parts: readonly string[]): string {
  return `"${createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22)}"`;
}

/** The answer with its tag, or 304 to who has it already: then the body is not made. */
export async function taggedAnswer(
  request: Request,
  { tag, type }: { readonly tag: string; readonly type: string },
  body: () => string | Promise<string>,
): Promise<Response> {
  const headers = { etag: tag, 'cache-control': CACHING };
  if (namesTag(request.headers.get('if-none-match') ?? '', tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(await body(), {
    headers: { ...headers, 'content-type': `${type}; charset=utf-8` },
  });
}

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
