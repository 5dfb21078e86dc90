/**
 * Which chunks of the client modules need beyond those that every page loads, read from Vite's manifest.
 */
import type { TextLocale } from '../domain/market.ts';
import { wordsChunk } from './chunk-names.ts';
import { clientManifest } from './client-manifest.server.ts';
import { SHARED_NAMESPACES, type WordNamespace } from './i18n/word-namespaces.ts';
import { localeChain, wordsModule } from './i18n/words.ts';

const ENTRY_MODULES = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/$.tsx'];

const chunksByModules = new Map<string, readonly string[]>();

/** Addresses of the chunks of modules, named from the project's folder or by their chunk; none in development. */
export function neededChunks(modules: readonly string[]): readonly string[] {
  if (import.meta.env.DEV) return [];
  const key = modules.join(' ');
  let chunks = chunksByModules.get(key);
  if (!chunks) {
    chunks = findChunks(modules);
    chunksByModules.set(key, chunks);
  }
  return chunks;
}

/** The catalogues of words of a locale, those that it falls back on included. */
export function wordModules(namespaces: readonly WordNamespace[], locale: TextLocale): string[] {
  return localeChain(locale).flatMap((part) =>
    namespaces.flatMap((namespace) => {
      const module = wordsModule(part, namespace);
      // Those that every page has are one chunk of each locale (scripts/client-chunks.ts).
      if (module !== null && SHARED_NAMESPACES.includes(namespace)) return [wordsChunk(part)];
      return module === null ? [] : [module.replace('./', 'app/i18n/')];
    }),
  );
}

function findChunks(modules: readonly string[]): readonly string[] {
  const common = new Set<string>();
  for (const entry of ENTRY_MODULES) addWithImports(findModule(entry), common);
  const needed = new Set<string>();
  for (const module of modules) addWithImports(findModule(module), needed);
  return [...needed].filter((file) => !common.has(file)).map((file) => `/${file}`);
}

/**
 * Remix names route modules with a query, so a module is found by how its key begins; a chunk of several
 * by its name.
 */
function findModule(module: string): string | undefined {
  const keys = Object.keys(clientManifest());
  return keys.find(
    (key) =>
      key === module || key.startsWith(`${module}?`) || clientManifest()[key]?.name === module,
  );
}

function addWithImports(key: string | undefined, files: Set<string>): void {
  const entry = key === undefined ? undefined : clientManifest()[key];
  if (!entry || files.has(entry.file)) return;
  files.add(entry.file);
  for (const imported of entry.imports ?? []) addWithImports(imported, files);
}
