/**
 * Which chunks a page kind needs beyond those that every page loads: they are preloaded beside the
 * document, so that hydration waits for no chain of imports.
 */
import type { TextLocale } from '../../domain/market.ts';
import { SHARED_NAMESPACES, type WordNamespace } from '../i18n/word-namespaces.ts';
import { neededChunks, wordModules } from '../needed-chunks.server.ts';
import type { PageKind } from './page-kinds.ts';
import { PAGE_MODULE_PATHS } from './page-modules.ts';

/** Addresses of the chunks of a page kind, and of the words beside the shared ones; none in development. */
export function chunksOf(
  kind: PageKind,
  words: readonly WordNamespace[],
  locale: TextLocale,
): readonly string[] {
  const namespaces = [...SHARED_NAMESPACES, ...words];
  return neededChunks([PAGE_MODULE_PATHS[kind], ...wordModules(namespaces, locale)]);
}
