/** Responses that are files for programs, the same for everybody: sitemaps, feeds, calendars, the manifest. */
import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { namesTag } from '../../contract/entity-tag.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import { apiOf } from '../api/request-api.server.ts';

/** Any cache may keep it but must revalidate it: a change shows as fast as on a page (REL-04). */
const CACHING = 'public, no-cache';

/** The entity tag of a text: made of the text itself, or of what determines it. */
export function entityTag(...parts: readonly string[]): string {
  return `"${createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22)}"`;
}

/** The file with its entity tag, or 304 to a client that has it already: then the body is not made. */
export async function fileResponse(
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

/** A file may take longer than a page: each call has its usual timeout, all of them together have this one. */
const DEADLINE_MS = 10_000;

/** The API client with the longer deadline of files. */
export function apiForFiles(request: Request, context: AppLoadContext): Promise<ApiClient> {
  return apiOf(request, { ...context, pageDeadline: AbortSignal.timeout(DEADLINE_MS) });
}

/**
 * The data of a call that a file is made of.
 *
 * @throws Response 503: a file that is unavailable for a moment must not look as if it was gone
 */
export function dataOrUnavailable<Data>(result: ApiResult<Data>): Data {
  if (result.outcome === 'success') return result.data;
  throw new Response('Service Unavailable', {
    status: 503,
    headers: { 'retry-after': '60', 'cache-control': 'no-store' },
  });
}
