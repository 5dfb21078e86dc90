import type { WordNamespace } from '../i18n/word-namespaces.ts';
import type { LoadedPage } from './page-answer.ts';
import { NAMESPACES_OF } from './page-kinds.ts';

/** Words that a page needs beside the shared ones: those of its kind, and of what only this one shows. */
export function wordsOfPage(page: LoadedPage): readonly WordNamespace[] {
  return isOfOneTravel(page) ? [...NAMESPACES_OF[page.kind], 'travel'] : NAMESPACES_OF[page.kind];
}

/** Its rows are the travel page's own (RES-07). */
function isOfOneTravel(page: LoadedPage): boolean {
  if (page.kind !== 'search') return false;
  const { list } = page.data;
  return list.tab === 'tours' && Boolean(list.ofOneTravel);
}
