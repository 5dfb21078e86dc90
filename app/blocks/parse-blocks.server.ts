/** Stored blocks checked on arrival, so that components get data that fits (CMS-01). */
import type { z } from 'zod';
import {
  BLOCK_SCHEMAS,
  isBlockType,
  withoutCustomCss,
  type BlockContent,
  type BlockType,
} from '../../contract/blocks.ts';
import { blockSchema } from '../../contract/custom-page.ts';
import type { BlockContext } from './block-context.ts';
import { blockPlace } from './block-place.ts';

/** A block whose content fits the schema of its type. */
export type ParsedBlock = {
  readonly [Type in BlockType]: {
    /** Unique on the page. */
    readonly id: string;
    readonly type: Type;
    readonly content: BlockContent<Type>;
    /** On the page as it is stored, from 1. */
    readonly position: number;
  };
}[BlockType];

/**
 * The blocks that can be drawn, in their order. One that is none, of an unknown type, or with content that
 * does not fit, is logged with its page and position, and left out.
 */
export function parseBlocks(
  blocks: readonly unknown[],
  { log, page }: Pick<BlockContext, 'log' | 'page'>,
): readonly ParsedBlock[] {
  const taken = new Set<string>();
  return blocks.flatMap((stored, index): ParsedBlock[] => {
    const position = index + 1;
    const { fault, issues, block } = judge(stored);
    if (!block) {
      const place = blockPlace(stored, { page, position });
      log.error({ block: place, issues: issues?.slice(0, 5) }, fault);
      return [];
    }
    const id = uniqueId(block.id, taken, position);
    taken.add(id);
    // The schema is the type's own; TypeScript cannot see it across the map.
    return [{ ...block, id, position } as ParsedBlock];
  });
}

interface Judgement {
  readonly block?: { readonly id: string; readonly type: BlockType; readonly content: unknown };
  /** Where there is no block: why. */
  readonly fault?: string;
  readonly issues?: z.core.$ZodIssue[];
}

function judge(stored: unknown): Judgement {
  const fault = 'block of a wrong shape skipped';
  const shape = blockSchema.safeParse(stored);
  if (!shape.success) return { fault, issues: shape.error.issues };
  const { id, blockType: type, content } = shape.data;
  if (!isBlockType(type)) return { fault: 'block of an unknown type skipped' };
  const parsed = BLOCK_SCHEMAS[type].safeParse(withoutCustomCss(content));
  if (!parsed.success) return { fault, issues: parsed.error.issues };
  return { block: { id, type, content: parsed.data } };
}

/** Fields and places of the browser's are named by it, and an editor may have copied a block. */
function uniqueId(id: string, taken: ReadonlySet<string>, position: number): string {
  let unique = id;
  for (let number = position; taken.has(unique); number += 1) unique = `${id}-${number}`;
  return unique;
}
