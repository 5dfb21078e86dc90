/**
 * Which file each module of the browser's code is put into. Left to itself the bundler makes a file of each
 * set of pages that share something, and a page asks for thirty; so it is by who needs it (decision 0077):
 *
 * - `framework` and `core`: what every page loads, libraries and the site's own;
 * - `page-<kind>`: a kind of page with what no other needs, custom pages with their small blocks;
 * - `lists`: the large blocks, which wait until they are wanted; `search-form` and `listing-filter`: what a few
 *   blocks have besides, and the search page;
 * - `listing`: what several of these share, such as cards, prices and dates;
 * - `words-<locale>`: the words of every page.
 *
 * Modals, the panels of the search and the other words stay apart.
 */
import { pageChunk, wordsChunk } from '../app/chunk-names.ts';
import { SHARED_NAMESPACES } from '../app/i18n/word-namespaces.ts';

/** As much of Rollup's as is needed. */
export interface ModuleGraph {
  readonly getModuleIds: () => Iterable<string>;
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** What every page loads: the code that hydrates it begins in `core`, so that it is no file of its own. */
const ENTRY = /\/app\/entry\.client\.tsx$/;
const COMMON_ROUTES = /\/app\/(root\.tsx|routes\/(\$|_index)\.tsx)\?/;
/** What routes do on network errors: every page fetches it with the routes that it leads to. */
const NETWORK = /\/app\/network\/(load-with-words|submit-form)\.ts$/;

const PAGE = /\/app\/pages\/([\w-]+)\/page\.tsx$/;
const BLOCK = /\/app\/blocks\/([\w-]+)\/block\.tsx$/;
/** The large blocks by the file that they are in; the others come with the pages that are made of them. */
export const LARGE_BLOCKS: Readonly<Record<string, string>> = {
  'coordinators-band': 'lists',
  'coordinators-list': 'lists',
  'country-facts': 'lists',
  'recent-searches': 'search-form',
  'sale-banner': 'lists',
  'top-sellers': 'lists',
  'tours-list': 'lists',
  'travels-list': 'lists',
};
/**
 * Parts that only some blocks of a type have (app/blocks/loaded-part.ts), and the panels of the search, which must
 * not fetch a page for what they share with it.
 */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\/app\/search\/search-form\.tsx$/, 'search-form'],
  [/\/app\/blocks\/(listing-filter\.tsx|narrowed-link\.ts)$/, 'listing-filter'],
  [/\/app\/search\/panels\/search-panels\.tsx$/, 'search-panels'],
];
const PAGE_OF_BLOCKS = pageChunk('custom-page');
/** Every modal needs these; what they share with pages must not bring them all that those have. */
const MODAL_FRAME = /\/app\/modals\/(modal-frame|parts\/contact-options)\.tsx$/;
/** Whoever looks at a departure or an itinerary has seen its travel. */
const OF_TRAVELS = ['travel', 'tour', 'itinerary'].map(pageChunk);
const WITH_SEARCH = [
  pageChunk('search'),
  pageChunk('search-ai'),
  'search-form',
  'listing-filter',
  'search-panels',
];

/** Of every page; the other catalogues come with what shows them. */
const SHARED_WORDS = new RegExp(
  `/app/i18n/words/([\\w-]+)/(?:${SHARED_NAMESPACES.join('|')})\\.json$`,
);
/** With what Rollup adds for those that are CommonJS: elsewhere it would make two files wait for each other. */
const OF_LIBRARIES = /\/node_modules\/|^\0commonjs/;
/** Fetched by themselves when they are wanted, or by the few pages that want them. */
const APART =
  /\/node_modules\/(@conform-to|embla-)|\/app\/ui\/carousel\/carousel-|\/app\/i18n\/words\//;

/** Name of the file that draws a type of block. */
export function chunkOfBlock(type: string): string {
  return LARGE_BLOCKS[type] ?? PAGE_OF_BLOCKS;
}

export function clientChunks(): (id: string, graph: ModuleGraph) => string | undefined {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    chunks ??= findChunks(graph);
    return chunks.get(id);
  };
}

function findChunks(graph: ModuleGraph): ReadonlyMap<string, string> {
  const ids = [...graph.getModuleIds()];
  const common = withImports(
    ids.filter((id) => ENTRY.test(id) || COMMON_ROUTES.test(id) || NETWORK.test(id)),
    graph,
  );
  const users = findUsers(ids, graph);

  const chunks = new Map<string, string>();
  for (const id of ids) {
    const locale = SHARED_WORDS.exec(id)?.[1];
    if (locale) chunks.set(id, wordsChunk(locale));
    // A route's file has what the route exports, and nothing else.
    if (APART.test(id) || COMMON_ROUTES.test(id)) continue;
    const needing = users.get(id) ?? [];
    if (common.has(id)) chunks.set(id, OF_LIBRARIES.test(id) ? 'framework' : 'core');
    else if (id.startsWith('\0commonjs')) chunks.set(id, 'framework');
    else if (needing.length > 0) chunks.set(id, chunkOf(needing));
  }
  return chunks;
}

/** The files of pages, blocks and modals that need each module. */
function findUsers(ids: readonly string[], graph: ModuleGraph) {
  const roots = Map.groupBy(ids, (id) => {
    const kind = PAGE.exec(id)?.[1];
    const block = BLOCK.exec(id)?.[1];
    if (kind !== undefined) return pageChunk(kind);
    if (block !== undefined) return chunkOfBlock(block);
    const part = PARTS.find(([pattern]) => pattern.test(id));
    if (part) return part[1];
    return MODAL_FRAME.test(id) ? 'modal-frame' : null;
  });
  const users = new Map<string, string[]>();
  for (const [chunk, begun] of roots) {
    if (chunk === null) continue;
    for (const id of withImports(begun, graph)) users.set(id, [...(users.get(id) ?? []), chunk]);
  }
  return users;
}

/** What pages share is little, and a small one must not fetch for it what a large one has alone. */
function chunkOf(needing: readonly string[]): string {
  const [only = '', ...others] = needing;
  if (others.length === 0) return only;
  if (needing.includes(PAGE_OF_BLOCKS) || needing.includes('modal-frame')) return 'core';
  if (needing.every((name) => OF_TRAVELS.includes(name))) return pageChunk('travel');
  if (needing.every((name) => WITH_SEARCH.includes(name))) return 'search-form';
  return 'listing';
}

function withImports(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
