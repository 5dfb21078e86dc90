/** What the component of a block type gets, and the shape of its examples. */
import type { BlockData, BlockType } from './blocks.server.ts';

export interface BlockProps<Type extends BlockType> {
  readonly data: BlockData<Type>;
  /** Unique on the page; fields of the block begin their ids with it. */
  readonly id: string;
  /** Whether it leads the page: its title is the page's heading, its picture is seen at once. */
  readonly isFirst: boolean;
}

/** Examples of a block by name: the gallery draws them, tests render them. */
export type BlockExamples<Type extends BlockType> = Readonly<Record<string, BlockData<Type>>>;
