import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const EMBEDDED_BACKEND = fileURLToPath(new URL('backend/create-backend.ts', import.meta.url));

/**
 * What every page loads comes in few files: left to itself the bundler makes a chunk of each module
 * that two pages share, and a page asks for thirty. Pages, blocks and words stay apart.
 */
function clientChunk(id: string): string | undefined {
  // Only pages with a form of many fields want it.
  if (id.includes('/node_modules/@conform-to/')) return undefined;
  // Fetched when a carousel comes near the screen.
  if (/\/node_modules\/embla-|\/app\/ui\/carousel-/.test(id)) return undefined;
  if (id.includes('/node_modules/')) return 'framework';
  // The root imports every style, so their class names are common to all pages.
  if (id.includes('.css.ts')) return 'core';
  if (/\/(domain|contract)\//.test(id)) return 'core';
  if (/\/app\/(ui|styles|layout|seo|auth)\//.test(id)) return 'core';
  if (/\/app\/i18n\/(?!words\/)/.test(id)) return 'core';
  // What opens a modal; what it shows is a chunk of its own for each, fetched when it is opened.
  if (/\/app\/modals\/[^/]+$/.test(id)) return 'core';
  if (/\/app\/(listing|search)\//.test(id)) return 'listing';
  if (/\/app\/travel\//.test(id)) return 'travel';
  return undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    // One stylesheet: by route it would be dozens of links (docs/decisions/0007).
    cssCodeSplit: false,
    // The server reads in it which chunks a page kind needs, to preload them beside the document.
    manifest: true,
    // Remix warns about its own maps; the budgets of scripts/build.mjs watch sizes.
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? {
          // The embedded backend stays out of the site's bundle: the server runs it as it is, and
          // there is one copy of it in the process (architecture: "One client, one contract").
          external: [EMBEDDED_BACKEND],
          output: { paths: { [EMBEDDED_BACKEND]: '../../backend/create-backend.ts' } },
        }
      : { output: { manualChunks: clientChunk } },
  },
  server: { allowedHosts: ['.localhost'] },
  // Found late, it would make Vite bundle again and a first visit end with two copies of React.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
}));
