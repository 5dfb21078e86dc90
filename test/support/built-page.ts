/** Builds a page of components alone, without the site around them, and gives it to a browser. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { BrowserContext } from 'playwright-core';
import { build, type Rollup } from 'vite';

/** An address that no server has: the files are in memory. */
const ORIGIN = 'http://page.localhost';

export interface BuiltPage {
  readonly address: string;
  /** Serves the page in a browser's context. */
  readonly serve: (context: BrowserContext) => Promise<void>;
}

/** @param entry the script, from the project's folder */
export async function buildPage(entry: string): Promise<BuiltPage> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Tests run in another mode, whose JSX React's production build does not know.
    esbuild: { jsx: 'automatic', jsxDev: false },
    build: { write: false, cssCodeSplit: false, rollupOptions: { input: entry } },
  })) as Rollup.RollupOutput;
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const named = (suffix: string) => [...files.keys()].find((name) => name.endsWith(suffix));
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Page</title><link rel="stylesheet" href="${named('.css')}">
    <body><script type="module" src="/${script}"></script></body></html>`;
  return {
    address: `${ORIGIN}/`,
    serve: async (context) => {
      await context.route(`${ORIGIN}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        const body = pathname === '/' ? html : files.get(pathname);
        const contentType = CONTENT_TYPES[/\.\w+$/.exec(pathname)?.[0] ?? '.html'];
        if (body === undefined) await route.fulfill({ status: 404 });
        else await route.fulfill({ contentType, body: Buffer.from(body) });
      });
    },
  };
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
