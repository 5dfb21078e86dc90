/** The panels of the search bar with all that is in them: one chunk, fetched when it is wanted. */
import type { ComponentType } from 'react';
import type { TextLocale } from '../../domain/market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { SearchPanelsProps } from './panels/search-panels.tsx';

export type Panels = ComponentType<SearchPanelsProps>;

let loaded: Panels | undefined;

export function loadedPanels(): Panels | undefined {
  return loaded;
}

/** Loads them with their words; later calls are free. */
export async function loadPanels(locale: TextLocale): Promise<void> {
  if (loaded) return;
  const [{ SearchPanels }] = await Promise.all([
    import('./panels/search-panels.tsx'),
    addWords(locale, ['search', 'listing']),
  ]);
  loaded = SearchPanels;
}
