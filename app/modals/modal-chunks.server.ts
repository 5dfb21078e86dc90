/**
 * The chunks of a modal that the server draws open, for the header `Link`: the browser fetches them
 * beside the page's own, so that hydration waits for no chain of imports (LAY-11).
 */
import { neededChunks, wordModules } from '../needed-chunks.server.ts';
import type { TextLocale } from '../../domain/market.ts';
import { HOST_MODULE_PATH, modalModulePath, modalNamespaces } from './modal-modules.ts';
import type { ModalName } from './modal-names.ts';

/** Value of the header; null in development. */
export function modalPreloads(name: ModalName, locale: TextLocale): string | null {
  const modules = [
    modalModulePath(name),
    HOST_MODULE_PATH,
    ...wordModules(modalNamespaces(name), locale),
  ];
  const chunks = neededChunks(modules);
  return chunks.length > 0
    ? chunks.map((chunk) => `<${chunk}>; rel=modulepreload`).join(', ')
    : null;
}
