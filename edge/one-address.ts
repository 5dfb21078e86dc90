/**
 * One address for each answer (RTE-06): what has one under an address with slashes too many, or in
 * capitals, leads to its own. Pages do so themselves, since theirs may lead further in the same step.
 */
import type { MiddlewareHandler } from 'hono';
import { isSystemSegment } from '../contract/system-paths.ts';

const READING: readonly string[] = ['GET', 'HEAD'];

export const oneAddress: MiddlewareHandler = async (context, next) => {
  await next();
  if (!READING.includes(context.req.method) || context.res.status !== 200) return;
  const { pathname, search } = new URL(context.req.url);
  const path = onePath(pathname);
  if (path === pathname) return;
  await context.res.body?.cancel();
  // Else the headers of the answer would stay.
  context.res = undefined;
  context.res = new Response(null, { status: 301, headers: { location: path + search } });
};

/** Capitals may mean something in what follows the name of a part of the site: a token, a tour. */
function onePath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first, ...others] = segments;
  const isPart = first !== undefined && isSystemSegment(first.toLowerCase());
  return `/${(isPart ? [first.toLowerCase(), ...others] : segments).join('/')}`;
}
