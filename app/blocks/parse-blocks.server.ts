/** Stored blocks checked on arrival, so that components get data that fits (CMS-01). */
import {
  BLOCK_SCHEMAS,
  isBlockType,
  type BlockContent,
  type BlockType,
} from '../../contract/blocks.ts';
import type { BlockData } from '../../contract/custom-page.ts';
import type { BlockContext } from './block-context.ts';

/** A block whose content fits the schema of its type. */
export type ParsedBlock = {
  readonly [Type in BlockType]: {
    readonly id: string;
    readonly type: Type;
    readonly content: BlockContent<Type>;
  };
}[BlockType];

/**
 * The blocks that can be drawn, in their order. One of an unknown type, or with content that does not
 * fit, is logged with its page and position, and left out.
 */
export function parseBlocks(
  blocks: readonly BlockData[],
  { log, page }: Pick<BlockContext, 'log' | 'page'>,
): readonly ParsedBlock[] {
  return blocks.flatMap(({ id, blockType: type, content }, index): ParsedBlock[] => {
    const block = { page, position: index + 1, id, type };
    if (!isBlockType(type)) {
      log.error({ block }, 'block of an unknown type skipped');
      return [];
    }
    const parsed = BLOCK_SCHEMAS[type].safeParse(content);
    if (!parsed.success) {
      log.error(
        { block, issues: parsed.error.issues.slice(0, 5) },
        'block of a wrong shape skipped',
      );
      return [];
    }
    // The schema is the type's own; TypeScript cannot see it across the map.
    return [{ id, type, content: parsed.data } as ParsedBlock];
  });
}
