/**
 * How large a request body may be. Only a body that says its length is taken: browsers always do, and
 * Node holds a client to what it said, so nothing has to be counted while it streams.
 */
import type { Context, Env, MiddlewareHandler } from 'hono';

/**
 * Refuses bodies without a length (411) or beyond `largestBytes`.
 * @param tooLarge the answer to these: 413
 */
export function limitBody<Environment extends Env>(
  largestBytes: number,
  tooLarge: (context: Context<Environment>) => Response | Promise<Response>,
): MiddlewareHandler<Environment> {
  return async (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined) {
      return context.text('Length Required', 411);
    }
    if (Number(context.req.header('content-length') ?? 0) > largestBytes) {
      const answer = await tooLarge(context);
      // The rest of the body is not wanted, so the connection is of no more use.
      answer.headers.set('connection', 'close');
      return answer;
    }
    await next();
    return undefined;
  };
}
