/** Files whose name does not change with what is in them: a visitor who has one asks whether it is still right. */
import type { MiddlewareHandler } from 'hono';
import { namesTag } from '../contract/entity-tag.ts';

/**
 * Gives an answer that has `Last-Modified` an `ETag` as well, and turns it into 304 where the visitor has
 * it already (RFC 9110, 13.1). The tag is weak: of two changes in a second it knows one.
 */
export function notModified(files: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    const answer = await files(context, next);
    const modified = answer?.headers.get('last-modified');
    if (!answer || answer.status !== 200 || !modified) return answer;
    const tag = `W/"${Date.parse(modified).toString(36)}-${answer.headers.get('content-length')}"`;
    answer.headers.set('etag', tag);
    if (!isKnown(context.req.raw.headers, tag, modified)) return answer;
    await answer.body?.cancel();
    const headers = new Headers(answer.headers);
    for (const name of OF_THE_BODY) headers.delete(name);
    return new Response(null, { status: 304, headers });
  };
}

const OF_THE_BODY = ['content-length', 'content-type', 'content-encoding'];

/** A tag counts before a date, which has no parts of a second. */
function isKnown(asked: Headers, tag: string, modified: string): boolean {
  const tags = asked.get('if-none-match');
  if (tags !== null) return namesTag(tags, tag);
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  return Date.parse(modified) <= since;
}
