import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The place for the site's byte budgets (decision 0032). Each counts what a browser
 * fetches, compressed with brotli, over all files that match.
 *
 * @type {ReadonlyArray<{ name: string, files: RegExp, maxBytes: number }>}
 */
export const BYTE_BUDGETS = [{ name: 'the stylesheet', files: /\.css$/, maxBytes: 22 * 1024 }];

/**
 * @param {string} file
 * @returns {number} its size as it is sent
 */
function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/**
 * The budgets that the built files exceed, a line for each.
 *
 * @param {string} assetsFolder the built `client/assets`
 * @param {typeof BYTE_BUDGETS} [budgets]
 * @returns {string[]}
 */
export function exceededBudgets(assetsFolder, budgets = BYTE_BUDGETS) {
  const names = readdirSync(assetsFolder);
  return budgets.flatMap(({ name, files, maxBytes }) => {
    const bytes = names
      .filter((file) => files.test(file))
      .reduce((sum, file) => sum + sentBytes(path.join(assetsFolder, file)), 0);
    return bytes > maxBytes ? [`${name}: ${bytes} bytes with brotli, budget ${maxBytes}`] : [];
  });
}

/** What every page loads, as Vite's manifest names it; Remix adds a query to its routes. */
const COMMON_MODULES = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/$.tsx'];

/**
 * Scripts of a page before anybody moves or scrolls: what every page loads, and the module of its kind with
 * all that it imports; words, a few KB, come on top. Header, footer and bodies are in it (docs/decisions/0053).
 * A budget is what has been reached: up it goes for what a visitor would otherwise lose, such as errors that
 * nobody hears of (docs/decisions/0091), a press for which code is lost (0048), a poster that does not go back to its
 * card (0098), the page where somebody begins to save something (0105), departures that say what they are (0107),
 * results that say what they begin with (0109), a choice above a list that an answer to an earlier one would undo,
 * or a picture of the width that it is shown in (0076). What is fetched on first interest counts
 * nowhere here.
 *
 * @type {ReadonlyArray<{ page: string, maxBytes: number }>}
 */
export const SCRIPT_BUDGETS = [
  { page: 'custom-page', maxBytes: 104 * 1024 },
  { page: 'search', maxBytes: 125.5 * 1024 },
  { page: 'search-ai', maxBytes: 123.75 * 1024 },
  { page: 'travel', maxBytes: 124.75 * 1024 },
  { page: 'itinerary', maxBytes: 125.75 * 1024 },
  { page: 'tour', maxBytes: 127.25 * 1024 },
  { page: 'coordinator', maxBytes: 112 * 1024 },
  { page: 'wemeet', maxBytes: 113.5 * 1024 },
  { page: 'wishlist', maxBytes: 114.5 * 1024 },
];

/**
 * Files of these scripts. With Remix's manifest and two files of words a page asks for ten, as a custom page does
 * with its first block (docs/decisions/0077); a third file of words is of pages that share none of the lists.
 */
const MAX_SCRIPT_FILES = 7;

/**
 * @typedef {Record<string, { file: string, name?: string, imports?: string[] } | undefined>} Manifest
 */

/**
 * The files of modules with all that they import, from the client folder. A module is named from the project's
 * folder, or by the chunk that it is in.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 * @returns {string[]}
 * @throws Error for a module that the build has not
 */
export function filesOfModules(manifest, modules) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string | undefined} key */
  const add = (key) => {
    const entry = key === undefined ? undefined : manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const module of modules) {
    const key = Object.keys(manifest).find(
      (name) => name === module || name.startsWith(`${module}?`) || manifest[name]?.name === module,
    );
    if (key === undefined) throw new Error(`The build has no module ${module}`);
    add(key);
  }
  return [...files];
}

/**
 * Files of the scripts of a page's kind, from the build's folder.
 *
 * @param {string} buildFolder
 * @param {string} page
 * @returns {string[]}
 */
function scriptFiles(buildFolder, page) {
  const manifestFile = path.join(buildFolder, '.vite', 'client-manifest.json');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return filesOfModules(manifest, [...COMMON_MODULES, `page-${page}`])
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(buildFolder, 'client', file));
}

/**
 * Bytes of the scripts of a page's kind, as they are sent.
 *
 * @param {string} buildFolder
 * @param {string} page
 * @returns {number}
 */
export function scriptBytes(buildFolder, page) {
  return scriptFiles(buildFolder, page).reduce((sum, file) => sum + sentBytes(file), 0);
}

/**
 * The kinds of page whose scripts exceed their budget, a line for each.
 *
 * @param {string} buildFolder
 * @param {typeof SCRIPT_BUDGETS} [budgets]
 * @param {number} [maxFiles]
 * @returns {string[]}
 */
export function exceededScriptBudgets(
  buildFolder,
  budgets = SCRIPT_BUDGETS,
  maxFiles = MAX_SCRIPT_FILES,
) {
  return budgets.flatMap(({ page, maxBytes }) => {
    const bytes = scriptBytes(buildFolder, page);
    const files = scriptFiles(buildFolder, page).length;
    return [
      ...(bytes > maxBytes
        ? [`scripts of ${page}: ${bytes} bytes with brotli, budget ${maxBytes}`]
        : []),
      ...(files > maxFiles ? [`scripts of ${page}: ${files} files, budget ${maxFiles}`] : []),
    ];
  });
}
