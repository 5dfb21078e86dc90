/** Stored blocks checked on arrival, so that components get data that fits (CMS-01). */
import type { z } from 'zod';
import { withoutCustomCss } from '../../contract/block-content.ts';
import { blockSchema } from '../../contract/custom-page.ts';
import { blockPlace } from './block-place.ts';
import { findBlock, type SomeBlock } from './blocks.server.ts';
import type { BlockContext } from './define-block.server.ts';

/** A block whose content fits the schema of its type. */
export interface ParsedBlock {
  /** Unique on the page. */
  readonly id: string;
  readonly block: SomeBlock;
  readonly content: unknown;
  /** On the page as it is stored, from 1. */
  readonly position: number;
}

/**
 * The blocks that can be drawn, in their order. One of an unknown type, or with content that does not fit, is
 * logged with its page and position, and left out.
 */
export function parseBlocks(
  blocks: readonly unknown[],
  { log, page }: Pick<BlockContext, 'log' | 'page'>,
): readonly ParsedBlock[] {
  const uniqueId = idsOfPage();
  return blocks.flatMap((stored, index): ParsedBlock[] => {
    const position = index + 1;
    const parsed = parseBlock(stored);
    if ('fault' in parsed) {
      const place = blockPlace(stored, { page, position });
      log.error({ block: place, issues: parsed.issues?.slice(0, 5) }, parsed.fault);
      return [];
    }
    return [{ ...parsed, id: uniqueId(parsed.id, position), position }];
  });
}

interface BlockFault {
  readonly fault: string;
  readonly issues?: z.core.$ZodIssue[];
}

function parseBlock(stored: unknown): Omit<ParsedBlock, 'position'> | BlockFault {
  const fault = 'block of a wrong shape skipped';
  const shape = blockSchema.safeParse(stored);
  if (!shape.success) return { fault, issues: shape.error.issues };
  const block = findBlock(shape.data.blockType);
  if (!block) return { fault: 'block of an unknown type skipped' };
  const content = block.content.safeParse(withoutCustomCss(shape.data.content));
  if (!content.success) return { fault, issues: content.error.issues };
  return { id: shape.data.id, block, content: content.data };
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
