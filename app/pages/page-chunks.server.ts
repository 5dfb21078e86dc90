/**
 * Which chunks a page kind needs beyond those that every page loads, read from Vite's manifest: they
 * are preloaded beside the document, so that hydration waits for no chain of imports.
 */
import { clientManifest } from '../client-manifest.server.ts';
import type { TextLocale } from '../../domain/market.ts';
import { SHARED_NAMESPACES, type WordNamespace } from '../i18n/word-namespaces.ts';
import { localeChain, wordsModule } from '../i18n/words.ts';
import { NAMESPACES_OF, type PageKind } from './page-kinds.ts';
import { PAGE_MODULE_PATHS } from './page-modules.ts';

const ENTRY_MODULES = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/$.tsx'];

const chunksByPage = new Map<string, readonly string[]>();

/** Addresses of the chunks of a page kind with its words; none in development. */
export function chunksOf(kind: PageKind, locale: TextLocale): readonly string[] {
  if (import.meta.env.DEV) return [];
  const key = `${kind} ${locale}`;
  let chunks = chunksByPage.get(key);
  if (!chunks) {
    chunks = findChunks(kind, locale);
    chunksByPage.set(key, chunks);
  }
  return chunks;
}

function findChunks(kind: PageKind, locale: TextLocale): readonly string[] {
  const common = new Set<string>();
  for (const entry of ENTRY_MODULES) addWithImports(findModule(entry), common);
  const needed = new Set<string>();
  for (const module of [PAGE_MODULE_PATHS[kind], ...wordModules(kind, locale)]) {
    addWithImports(findModule(module), needed);
  }
  return [...needed].filter((file) => !common.has(file)).map((file) => `/${file}`);
}

function wordModules(kind: PageKind, locale: TextLocale): string[] {
  const namespaces: readonly WordNamespace[] = [...SHARED_NAMESPACES, ...NAMESPACES_OF[kind]];
  return localeChain(locale).flatMap((part) =>
    namespaces.flatMap((namespace) => {
      const module = wordsModule(part, namespace);
      return module === null ? [] : [module.replace('./', 'app/i18n/')];
    }),
  );
}

/** Remix names route modules with a query, so a module is found by how its key begins. */
function findModule(module: string): string | undefined {
  const keys = Object.keys(clientManifest());
  return keys.find((key) => key === module || key.startsWith(`${module}?`));
}

function addWithImports(key: string | undefined, files: Set<string>): void {
  const entry = key === undefined ? undefined : clientManifest()[key];
  if (!entry || files.has(entry.file)) return;
  files.add(entry.file);
  for (const imported of entry.imports ?? []) addWithImports(imported, files);
}
