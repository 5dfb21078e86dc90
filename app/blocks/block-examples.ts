/** The examples of each block type: the gallery draws them, tests render them. */
import type { BlockExamples } from './block-props.ts';
import type { BlockType } from './blocks.server.ts';

const modules = import.meta.glob('./*/block.examples.ts', { eager: true, import: 'EXAMPLES' });

/** By block type, which is the name of the folder. */
export const BLOCK_EXAMPLES = Object.fromEntries(
  Object.entries(modules).map(([file, examples]) => [file.split('/')[1], examples]),
) as { readonly [Type in BlockType]: BlockExamples<Type> };
