/** The fields of the search bar that open, with all that is in them: one chunk, fetched when it is wanted. */
import type { ComponentType } from 'react';
import type { TextLocale } from '../../domain/market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { MenuSearchProps } from './panels/menu-search.tsx';
import type { RichFieldsProps } from './panels/rich-fields.tsx';

export type RichFields = ComponentType<RichFieldsProps>;

let loaded: RichFields | undefined;

export function loadedFields(): RichFields | undefined {
  return loaded;
}

/** Loads them with their words; later calls are free. */
export async function loadRichFields(locale: TextLocale): Promise<void> {
  if (loaded) return;
  const [{ RichFields: Fields }] = await Promise.all([
    import('./panels/rich-fields.tsx'),
    addWords(locale, ['search', 'listing']),
  ]);
  loaded = Fields;
}

export type MenuSearch = ComponentType<MenuSearchProps>;

/** The search of the header, with the fields in it. */
export async function loadMenuSearch(locale: TextLocale): Promise<MenuSearch> {
  const [{ MenuSearch: Search }] = await Promise.all([
    import('./panels/menu-search.tsx'),
    loadRichFields(locale),
  ]);
  return Search;
}
