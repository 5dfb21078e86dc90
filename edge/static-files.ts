/**
 * Files of the build: those under `/assets/` carry a hash in their name and never change, the others
 * may. Compressed copies are made at build time (`scripts/precompress.mjs`).
 */
import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { notModified } from './not-modified.ts';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/** Serves the client build of the folder; what is not in it falls through to the pages. */
export function staticFiles(clientFolder: string): Hono {
  const app = new Hono();
  const files = serveStatic({ root: clientFolder, precompressed: true });
  const cachedFor =
    (cacheControl: string, serve: MiddlewareHandler = files): MiddlewareHandler =>
    async (context, next) => {
      const answer = await serve(context, next);
      if (answer?.ok || answer?.status === 304) answer.headers.set('cache-control', cacheControl);
      return answer;
    };
  app.use('/assets/*', cachedFor(`public, max-age=${ONE_YEAR_S}, immutable`));
  app.get('/assets/*', (context) => context.text('Not found', 404));
  for (const name of publicNames(clientFolder)) {
    app.use(name, cachedFor(`public, max-age=${ONE_HOUR_S}`, notModified(files)));
  }
  return app;
}

/** Routes of what stands beside `assets` in the build; hidden files are nobody's business. */
function publicNames(clientFolder: string): string[] {
  return readdirSync(clientFolder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'assets' && !/\.(br|gz)$/.test(name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));
}
