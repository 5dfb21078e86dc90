/**
 * The names of classes apart from the styles that they name, in the browser's code. The root imports every
 * file of styles, for there is one stylesheet, and would bring the names of all pages to each of them; so
 * whoever draws gets a module of names alone, which comes with it (docs/decisions/0032).
 */
import path from 'node:path';
import type { Plugin } from 'vite';

/** Ends the module of names of a file of styles. */
export const NAMES = '?names';

const STYLES = /\.css\.ts$/;
/** Imports the styles for their rules, not for their names. */
const ROOT = /\/app\/root\.tsx/;
/** As vanilla-extract writes it: rules are a module beside the names. */
const RULES = /^import ['"][^'"]+\.vanilla\.css['"];?$/gm;

export function styleNames(): Plugin {
  return {
    name: 'style-names',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (source, importer) =>
      importer !== undefined && STYLES.test(source) && !ROOT.test(importer)
        ? path.resolve(path.dirname(importer), source) + NAMES
        : undefined,
    // After vanilla-extract, which writes both for whatever is asked of a file of styles.
    transform: {
      order: 'post',
      handler: (code, id) =>
        id.endsWith(NAMES) ? { code: withoutRules(code), moduleSideEffects: false } : undefined,
    },
  };
}

export function withoutRules(code: string): string {
  return code.replaceAll(RULES, '');
}
