/** The data of a page's blocks, asked for in one round (CMS-01). */
import type { BlockData } from '../../contract/custom-page.ts';
import type { BlockContext } from './block-context.ts';
import type { LoadedBlock } from './block-props.ts';
import { loadContinentsCarousel } from './continents-carousel/load.server.ts';
import { loadCover } from './cover/load.server.ts';
import { parseBlocks, type ParsedBlock } from './parse-blocks.server.ts';
import { loadToursList } from './tours-list/load.server.ts';
import { loadTravelsList } from './travels-list/load.server.ts';

/**
 * Loads the blocks of a page side by side and keeps their order. A block that cannot be drawn is left
 * out; one whose call got no answer is kept and says so, since a shop without its list looks empty.
 */
export async function loadBlocks(
  blocks: readonly BlockData[],
  context: BlockContext,
): Promise<readonly LoadedBlock[]> {
  const parsed = parseBlocks(blocks, context);
  const loaded = await Promise.all(parsed.map((block) => loadOrSkip(block, context)));
  return loaded.filter((block) => block !== null);
}

/** Whether a list could not be asked for, so that the page does not show what it is there to show. */
export function lacksAnswer(block: LoadedBlock): boolean {
  switch (block.type) {
    case 'travels-list':
      return block.data.travels === null;
    case 'tours-list':
      return block.data.tours === null;
    default:
      return false;
  }
}

async function loadOrSkip(block: ParsedBlock, context: BlockContext): Promise<LoadedBlock | null> {
  try {
    return await loadBlock(block, context);
  } catch (error) {
    const { id, type } = block;
    context.log.error({ err: error, block: { page: context.page, id, type } }, 'block failed');
    return null;
  }
}

async function loadBlock(block: ParsedBlock, context: BlockContext): Promise<LoadedBlock> {
  const { id, type } = block;
  switch (type) {
    case 'cover':
      return { id, type, data: await loadCover(block.content, context) };
    case 'travels-list':
      return { id, type, data: await loadTravelsList(block.content, context) };
    case 'tours-list':
      return { id, type, data: await loadToursList(block.content, context) };
    case 'continents-carousel':
      return { id, type, data: await loadContinentsCarousel(block.content, context) };
    case 'text-and-image':
      return { id, type, data: block.content };
  }
}
