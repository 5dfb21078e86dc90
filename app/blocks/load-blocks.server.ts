/** The data of a page's blocks, asked for in one round (CMS-01). */
import type { BlockData } from '../../contract/custom-page.ts';
import type { BlockContext } from './block-context.ts';
import type { ContentBlockType, LoadedBlock } from './block-props.ts';
import { loadContinentsCarousel } from './continents-carousel/load.server.ts';
import { loadCoordinatorsList } from './coordinators-list/load.server.ts';
import { loadCountryFacts } from './country-facts/load.server.ts';
import { loadCover } from './cover/load.server.ts';
import { loadFaqs } from './faqs/load.server.ts';
import { loadLegalText } from './legal-text/load.server.ts';
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
    case 'coordinators-list':
      return block.data.coordinators === null;
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
    case 'coordinators-list':
      return { id, type, data: await loadCoordinatorsList(block.content, context) };
    case 'country-facts':
      return { id, type, data: loadCountryFacts(block.content, context) };
    case 'faqs':
      return { id, type, data: loadFaqs(block.content) };
    case 'legal-text':
      return { id, type, data: loadLegalText(block.content) };
    default:
      return drawnAsItIs(block);
  }
}

/** Shows its content and nothing else. */
function drawnAsItIs(
  block: Extract<ParsedBlock, { readonly type: ContentBlockType }>,
): LoadedBlock {
  const { id, type, content } = block;
  // Each type goes with its own content; TypeScript cannot see it across the union.
  return { id, type, data: content } as LoadedBlock;
}
