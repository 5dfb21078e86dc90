/**
 * How large a request body may be. Only a body that says its length is taken: browsers always do, and
 * Node holds a client to what it said, so nothing has to be counted while it streams.
 */
import type { MiddlewareHandler } from 'hono';

/** Refuses bodies without a length (411) or beyond `largestBytes` (413). */
export function limitBody(largestBytes: number): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined) {
      return context.text('Length Required', 411);
    }
    if (Number(context.req.header('content-length') ?? 0) > largestBytes) {
      // The rest of the body is not wanted, so the connection is of no more use.
      return context.text('Content Too Large', 413, { connection: 'close' });
    }
    await next();
    return undefined;
  };
}
