/**
 * Files of the build: those under `/assets/` carry a hash in their name and never change, the others
 * may. Compressed copies are made at build time (`scripts/precompress.mjs`).
 */
import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { namesTag } from '../contract/entity-tag.ts';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

const READING: readonly string[] = ['GET', 'HEAD'];

/** Serves the client build of the folder; what is beside it falls through to the pages. */
export function staticFiles(clientFolder: string): Hono {
  const app = new Hono();
  const files = filesOf(clientFolder);
  const cachedFor =
    (cacheControl: string, serve: MiddlewareHandler = files): MiddlewareHandler =>
    async (context, next) => {
      const answer = await serve(context, next);
      if (answer?.ok || answer?.status === 304) answer.headers.set('cache-control', cacheControl);
      return answer;
    };
  app.use('/assets/*', cachedFor(`public, max-age=${ONE_YEAR_S}, immutable`));
  for (const name of publicNames(clientFolder)) {
    app.use(name, cachedFor(`public, max-age=${ONE_HOUR_S}`, notModified(files)));
    app.all(name, refuse);
  }
  app.all('/assets/*', refuse);
  return app;
}

/** The middleware of the files: an answer, or none for what it has not; never what comes after it gives. */
function filesOf(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const answer: unknown = await serve(context, next);
    return answer instanceof Response ? answer : undefined;
  };
}

/** No page stands where files do: it would be drawn for a browser that wants a picture. */
function refuse({ req, text }: Context): Response {
  if (READING.includes(req.method)) return text('Not Found', 404);
  return text('Method Not Allowed', 405, { allow: READING.join(', ') });
}

/** Routes of what stands beside `assets` in the build; hidden files are nobody's business. */
function publicNames(clientFolder: string): string[] {
  return readdirSync(clientFolder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'assets' && !/\.(br|gz)$/.test(name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));
}

/**
 * Gives an answer that has `Last-Modified` an `ETag` as well, and turns it into 304 where the visitor has
 * it already (RFC 9110, 13.1). The tag is weak: of two changes in a second it knows one.
 */
function notModified(files: MiddlewareHandler): MiddlewareHandler {
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
