/**
 * The code of blocks that has been loaded: on the server before the render, in the browser when an island
 * is taken over, or before a page that comes by a link is drawn.
 */
import type { BlockType } from '../../contract/blocks.ts';
import type { TextLocale } from '../../domain/market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { BlockComponent } from './block-props.ts';
import { BLOCKS } from './registry.ts';

// A type holds component and data together; TypeScript cannot see it across the map.
const loaded = new Map<BlockType, BlockComponent<BlockType>>();

/** Loads the components of the types, and their words for the locale; later calls are free. */
export async function preloadBlocks(
  types: readonly BlockType[],
  locale: TextLocale,
): Promise<void> {
  const words = new Set(types.flatMap((type) => BLOCKS[type].words));
  await Promise.all([...types.map(loadComponent), addWords(locale, [...words])]);
}

async function loadComponent(type: BlockType): Promise<void> {
  if (loaded.has(type)) return;
  loaded.set(type, (await BLOCKS[type].load()) as BlockComponent<BlockType>);
}

/** Null where it was not loaded. */
export function blockComponent(type: BlockType): BlockComponent<BlockType> | null {
  return loaded.get(type) ?? null;
}
