/** Answers that are the same for everybody and change with the content alone: sitemaps, feeds, the manifest. */
import { createHash } from 'node:crypto';
import { namesTag } from '../../contract/entity-tag.ts';

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
