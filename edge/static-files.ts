/**
 * Files of the build: those under `/assets/` carry a hash in their name and never change, the others
 * may. Compressed copies are made at build time (`scripts/precompress.mjs`).
 */
import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/** Serves the client build of the folder; what is not in it falls through to the pages. */
export function staticFiles(clientFolder: string): Hono {
  const app = new Hono();
  const files = serveStatic({ root: clientFolder, precompressed: true });
  app.use('/assets/*', async (context, next) => {
    await files(context, next);
    if (context.finalized && context.res.ok) {
      context.res.headers.set('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`);
    }
  });
  app.get('/assets/*', (context) => context.text('Not found', 404));
  for (const name of publicNames(clientFolder)) {
    app.use(name, async (context, next) => {
      await files(context, next);
      if (context.finalized && context.res.ok) {
        context.res.headers.set('cache-control', `public, max-age=${ONE_HOUR_S}`);
      }
    });
  }
  return app;
}

/** Routes of what stands beside `assets` in the build; hidden files are nobody's business. */
function publicNames(clientFolder: string): string[] {
  return readdirSync(clientFolder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'assets' && !/\.(br|gz)$/.test(name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));
}
