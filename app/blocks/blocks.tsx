import type { BlockType } from '../../contract/blocks.ts';
import type { BlockComponent, LoadedBlock } from './block-props.ts';
import { BLOCKS } from './registry.ts';

/** The blocks of a page in their order (CMS-01). */
export function Blocks({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  return blocks.map((block, index) => <Block key={block.id} block={block} isFirst={index === 0} />);
}

export interface AnyBlockProps {
  readonly block: LoadedBlock;
  readonly isFirst: boolean;
}

/** One block, by its type. */
export function Block({ block, isFirst }: AnyBlockProps) {
  // Type and data belong together in the union; TypeScript cannot see it across the map.
  const Component = BLOCKS[block.type] as BlockComponent<BlockType>;
  return <Component id={block.id} data={block.data} isFirst={isFirst} />;
}
