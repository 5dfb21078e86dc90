/**
 * Which file each module of the browser's code is put into. Left to itself the bundler makes a file of each
 * set of pages that share something, and a page asks for thirty; by hand, a page gets what another one
 * wants. So it is by who shares it: what every page loads is one file beside the framework, and of the rest
 * what the same families of pages load is one file each. Pages, blocks, modals and words stay apart.
 */
import { SHARED_NAMESPACES } from '../app/i18n/word-namespaces.ts';

/** As much of Rollup's as is needed. */
export interface ModuleGraph {
  readonly getModuleIds: () => Iterable<string>;
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** What every page loads. */
const COMMON_ROOTS = /\/app\/(entry\.client\.tsx$|(root\.tsx|routes\/(\$|_index)\.tsx)\?)/;

/** Who loads much beyond that: a part of each name, and the modules that begin it. */
const FAMILIES: readonly (readonly [name: string, roots: RegExp])[] = [
  ['search', /\/app\/pages\/search\/page\.tsx$/],
  ['travel', /\/app\/pages\/(travel|itinerary)\/page\.tsx$/],
  ['tour', /\/app\/pages\/tour\/page\.tsx$/],
  ['block', /\/app\/blocks\/[\w-]+\/block\.tsx$/],
  ['other', /\/app\/pages\/(coordinator|wemeet)\/page\.tsx$/],
];
/** Little by itself: what it shares with others must not bring it all that those have. */
const PAGE_OF_BLOCKS = /\/app\/pages\/custom-page\/page\.tsx$/;
/** Of every page; the other catalogues come with what shows them. */
const SHARED_WORDS = new RegExp(
  `/app/i18n/words/([\\w-]+)/(?:${SHARED_NAMESPACES.join('|')})\\.json$`,
);
const BEGINNINGS = [COMMON_ROOTS, ...FAMILIES.map(([, roots]) => roots)];

/** With what Rollup adds for those that are CommonJS: elsewhere it would make two files wait for each other. */
const OF_LIBRARIES = /\/node_modules\/|^\0commonjs/;
/** Fetched by themselves when they are wanted, or by the few pages that want them. */
const APART =
  /\/node_modules\/(@conform-to|embla-)|\/app\/ui\/carousel\/carousel-|\/app\/i18n\/words\//;
/** What routes do on network errors: two small modules that are used together. */
const NETWORK = /\/app\/network\/(load-with-words|submit-form)\.ts$/;

export function clientChunks(): (id: string, graph: ModuleGraph) => string | undefined {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    chunks ??= findChunks(graph);
    return chunks.get(id);
  };
}

function findChunks(graph: ModuleGraph): ReadonlyMap<string, string> {
  const ids = [...graph.getModuleIds()];
  const reachedFrom = (roots: RegExp) =>
    withImports(
      ids.filter((id) => roots.test(id)),
      graph,
    );
  const common = reachedFrom(COMMON_ROOTS);
  const ofBlocks = reachedFrom(PAGE_OF_BLOCKS);
  const families = FAMILIES.map(([name, roots]) => ({ name, reached: reachedFrom(roots) }));

  const chunks = new Map<string, string>();
  for (const id of ids) {
    const locale = SHARED_WORDS.exec(id)?.[1];
    if (locale) chunks.set(id, `words-${locale}`);
    // What begins something runs when that is to begin, and not with what it shares.
    if (APART.test(id) || BEGINNINGS.some((roots) => roots.test(id))) continue;
    const users = families.filter(({ reached }) => reached.has(id));
    if (OF_LIBRARIES.test(id)) chunks.set(id, 'framework');
    else if (NETWORK.test(id)) chunks.set(id, 'network');
    else if (common.has(id) || (ofBlocks.has(id) && users.length > 0)) {
      chunks.set(id, 'core');
    } else if (users.length > 0) {
      chunks.set(id, chunkOf(users.map(({ name }) => name)));
    }
  }
  return chunks;
}

/** What pages share is little, and a small one must not fetch for it what a large one has alone. */
function chunkOf(all: readonly string[]): string {
  // Whoever looks at a departure has seen its travel.
  const users = all.filter((name) => name !== 'tour' || !all.includes('travel'));
  // What blocks and the search share is much, and no other page wants it.
  const isAlone = users.length === 1 || users.join() === 'search,block';
  if (isAlone) return `for-${users.join('-')}`;
  // The search form is wanted where no list is.
  return users.includes('search') ? 'shared-search' : 'shared';
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
