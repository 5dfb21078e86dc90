/** The data of a page's blocks, asked for in one round (CMS-01). */
import { type ContentLink, withoutCustomCss } from '../../contract/block-content.ts';
import { blockSchema } from '../../contract/custom-page.ts';
import { linkedPath } from '../../contract/route-paths.ts';
import { LANGUAGES, type MarketId } from '../../domain/market.ts';
import type { CoverImage } from '../images/image-source.ts';
import { type BlockPlace, blockPlace } from './block-place.ts';
import { findBlock, type LoadedBlock, type SomeBlock } from './blocks.server.ts';
import type { BlockContext } from './define-block.server.ts';
import { notePlace } from './loaded-places.server.ts';
import { z } from 'zod';

/**
 * Loads the blocks of a page side by side and keeps their order. A block that cannot be drawn is left
 * out; one whose call got no answer is kept and says so, since a shop without its list looks empty.
 */
export async function loadBlocks(
  blocks: readonly unknown[],
  context: BlockContext,
): Promise<readonly LoadedBlock[]> {
  const { market } = context.api;
  const parsed = parseBlocks(blocks, context)
    .map((block) => withLinksOfMarket(block, market.id))
    .filter((block) => block !== null);
  const loaded = await Promise.all(parsed.map((block) => loadOrSkip(block, context)));
  return loaded
    .filter((one) => one !== null)
    .map(({ block, place }, index) => notePlace(withPageHeadingFirst(block, index), place));
}

/** Whether a list could not be asked for, or not as it should be, so that the page does not show what it is there to show. */
export function lacksAnswer({ type, data }: LoadedBlock): boolean {
  return findBlock(type)?.lacksAnswer?.(data) === true;
}

/** What the block that leads a page shows at once, so that it is fetched before all else (SEO-02). */
export function firstPicture(block: LoadedBlock | undefined): CoverImage | null {
  return (block && findBlock(block.type)?.firstPicture?.(block.data)) ?? null;
}

/** Whether a stored block is a listing that a visitor may narrow, so that it looks at the address (CMS-05). */
export function showsFilters(stored: unknown): boolean {
  const shown = blockSchema.safeParse(stored).data?.content.shownFilters;
  return Array.isArray(shown) && shown.length > 0;
}

/**
 * The block without a link to a page that the market's site does not link to, by the rule of its menus (RTE-02,
 * RTE-03); null where nothing else is in it.
 */
function withLinksOfMarket(parsed: ParsedBlock, marketId: MarketId): ParsedBlock | null {
  const { link, ...rest } = parsed.content as { readonly link?: ContentLink };
  const isKept = !link || linkedPath(link.routingKey, marketId) !== null;
  const content = isKept ? parsed.content : rest;
  const { inMarket } = parsed.block;
  const own = inMarket ? inMarket(content, marketId) : content;
  return own === null ? null : { ...parsed, content: own };
}

async function loadOrSkip(
  { id, block, content, lang, position }: ParsedBlock,
  context: BlockContext,
): Promise<{ readonly block: LoadedBlock; readonly place: BlockPlace } | null> {
  const { type, words, load } = block;
  const place: BlockPlace = { page: context.page, position, id, type };
  try {
    const data = await load(content, { ...context, place });
    if (data === null) return null;
    const loaded = {
      id,
      type,
      data,
      scope: context.scopeAt?.(position),
      ...(lang !== undefined && { lang }),
      ...(words.length > 0 && { words }),
    };
    // Each type goes with its own data; TypeScript cannot see it across the union.
    return { block: loaded as LoadedBlock, place };
  } catch (error) {
    context.log.error({ err: error, block: place }, 'block failed');
    return null;
  }
}

/** The block that leads the page may have its heading; no other has one (CMS-03). */
function withPageHeadingFirst(block: LoadedBlock, index: number): LoadedBlock {
  const belowHeading = index > 0 ? findBlock(block.type)?.belowHeading : undefined;
  return belowHeading ? ({ ...block, data: belowHeading(block.data) } as LoadedBlock) : block;
}

// Stored blocks checked on arrival, so that components get data that fits (CMS-01).

/** A block whose content fits the schema of its type. */
interface ParsedBlock {
  /** Unique on the page. */
  readonly id: string;
  readonly block: SomeBlock;
  readonly content: unknown;
  /** The language of its words, where it is not the market's. */
  readonly lang?: string | undefined;
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
  const { data: lang } = z.enum(LANGUAGES).safeParse(shape.data.content.writtenIn);
  return { id: shape.data.id, block, content: content.data, lang };
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
