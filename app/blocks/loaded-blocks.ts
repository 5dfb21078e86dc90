/**
 * The code of blocks that has been loaded: on the server before the render, in the browser when a block is
 * wanted, or before a page that comes by a link is drawn.
 */
import type { TextLocale } from '../../domain/market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import type { BlockType, LoadedBlock } from './blocks.server.ts';

// A type holds component and data together; TypeScript cannot see it across the map.
type BlockComponent = ComponentType<BlockProps<BlockType>>;

interface BlockModule {
  readonly default: BlockComponent;
  /** Loads what else draws a block with such data; later calls are free. */
  readonly preload?: (data: LoadedBlock['data']) => Promise<void>;
}

const importers = import.meta.glob<BlockModule>('./*/block.tsx');
const loaded = new Map<BlockType, BlockModule>();

/** Loads the components of the blocks, and their words for the locale; later calls are free. */
export async function preloadBlocks(
  blocks: readonly Pick<LoadedBlock, 'type' | 'data' | 'words'>[],
  locale: TextLocale,
): Promise<void> {
  const words = new Set(blocks.flatMap((block) => block.words ?? []));
  await Promise.all([...blocks.map(loadComponent), addWords(locale, [...words])]);
}

async function loadComponent({ type, data }: Pick<LoadedBlock, 'type' | 'data'>): Promise<void> {
  const module = loaded.get(type) ?? (await importers[`./${type}/block.tsx`]?.());
  if (!module) return;
  await module.preload?.(data);
  loaded.set(type, module);
}

/** Null where it was not loaded. */
export function blockComponent(type: BlockType): BlockComponent | null {
  return loaded.get(type)?.default ?? null;
}
