/**
 * The files of the brand that have addresses of their own: its mark as `/favicon.svg`, and `/states/…` in its colours.
 * What lies in `public/`, if anything, is the operator's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { paintDrawing } from '../brand/colours.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'brand');

/** By the path of each. */
function readBrandFiles(): Map<string, string> {
  const read = (...names: string[]) => readFileSync(path.join(FOLDER, ...names), 'utf8');
  const states = readdirSync(path.join(FOLDER, 'states')).map(
    (name) => [`states/${name}`, paintDrawing(read('states', name))] as const,
  );
  return new Map([['favicon.svg', read('mark.svg')], ...states]);
}

export function brandFiles(): Plugin {
  let isForBrowsers = false;
  return {
    name: 'brand-files',
    configResolved: ({ command, build }) => {
      isForBrowsers = command === 'build' && !build.ssr;
    },
    buildStart() {
      if (!isForBrowsers) return;
      for (const [fileName, source] of readBrandFiles()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const svg = readBrandFiles().get(request.url?.slice(1) ?? '');
        if (svg === undefined) next();
        else response.setHeader('content-type', 'image/svg+xml').end(svg);
      });
    },
  };
}
