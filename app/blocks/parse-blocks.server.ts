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
  const uniqueId = idsOfPage();
  return blocks.flatMap((stored, index): ParsedBlock[] => {
    const position = index + 1;
    const { fault, issues, block } = judge(stored);
    if (!block) {
      const place = blockPlace(stored, { page, position });
      log.error({ block: place, issues: issues?.slice(0, 5) }, fault);
      return [];
    }
    const id = uniqueId(block.id, position);
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

/**
 * Makes the ids of a page's blocks unique: an editor may have copied one. What is in a block is named by
 * its id, a dash and more, so that no block may be named as a part of another could be.
 */
function idsOfPage(): (id: string, position: number) => string {
  const taken = new Set<string>();
  /** Of ids that are taken: what a block cannot be called whose parts could have those ids. */
  const beginnings = new Set<string>();
  const isFree = (id: string) =>
    !taken.has(id) && !beginnings.has(id) && !beginningsOf(id).some((begun) => taken.has(begun));
  return (id, position) => {
    let unique = id;
    for (let number = position; !isFree(unique); number += 1) {
      unique = `${id.replaceAll('-', '_')}_${number}`;
    }
    taken.add(unique);
    for (const begun of beginningsOf(unique)) beginnings.add(begun);
    return unique;
  };
}

/** `a` and `a-b` of `a-b-c`. */
function beginningsOf(id: string): string[] {
  return [...id.matchAll(/-/g)].map(({ index }) => id.slice(0, index));
}
