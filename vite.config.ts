import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { brandFiles } from './scripts/brand-files.ts';
import { clientChunks } from './scripts/client-chunks.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { styleNames } from './scripts/style-names.ts';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const EMBEDDED_BACKEND = fileURLToPath(new URL('backend/create-backend.ts', import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    remix(remixConfig),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortClassNames() : 'debug' }),
    styleNames(),
    brandFiles(),
  ],
  build: {
    target: 'es2022',
    // 4 % less script than by esbuild for three seconds of a build (docs/decisions/0078).
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { passes: 2 } },
    // One stylesheet: by route it would be dozens of links (docs/decisions/0007).
    cssCodeSplit: false,
    // The server reads in it which chunks a page kind needs, to preload them beside the document.
    manifest: true,
    // A page's own chunks are preloaded by the server; the lists of what each import needs were more bytes than
    // they saved (docs/decisions/0077).
    modulePreload: false,
    // Remix warns about its own maps; the budgets of scripts/build.mjs watch sizes.
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? {
          // The embedded backend stays out of the site's bundle: the server runs it as it is, and
          // there is one copy of it in the process (decision 0005).
          external: [EMBEDDED_BACKEND],
          output: { paths: { [EMBEDDED_BACKEND]: '../../backend/create-backend.ts' } },
        }
      : { output: { manualChunks: clientChunks() } },
  },
  server: { allowedHosts: ['.localhost'] },
  // A package of the build alone, of which a few lines run with the site.
  ssr: { noExternal: ['@vanilla-extract/recipes'] },
  // Found late, it would make Vite bundle again and a first visit end with two copies of React.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
}));
