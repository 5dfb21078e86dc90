/** The data of a page's blocks, asked for in one round (CMS-01). */
import type { ContentLink } from '../../contract/block-content.ts';
import { blockSchema } from '../../contract/custom-page.ts';
import { linkedPath } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import type { CoverImage } from '../images/image-source.ts';
import type { BlockPlace } from './block-place.ts';
import { findBlock, type LoadedBlock } from './blocks.server.ts';
import type { BlockContext } from './define-block.server.ts';
import { notePlace } from './loaded-places.server.ts';
import { parseBlocks, type ParsedBlock } from './parse-blocks.server.ts';

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
export function firstPictures(block: LoadedBlock | undefined): readonly CoverImage[] {
  return (block && findBlock(block.type)?.firstPictures?.(block.data)) ?? [];
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
  { id, block, content, position }: ParsedBlock,
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
