/** The data of a page's blocks, asked for in one round (CMS-01). */
import { blockSchema } from '../../contract/custom-page.ts';
import type { BlockContext } from './block-context.ts';
import type { ContentBlockType, LoadedBlock } from './block-props.ts';
import type { BlockPlace } from './block-place.ts';
import { belowHeading, loadCode } from './code/load.server.ts';
import { loadContinentsCarousel } from './continents-carousel/load.server.ts';
import { loadCoordinatorsList } from './coordinators-list/load.server.ts';
import { loadCountryFacts } from './country-facts/load.server.ts';
import { loadCover } from './cover/load.server.ts';
import { loadFaqs } from './faqs/load.server.ts';
import { loadLegalText } from './legal-text/load.server.ts';
import { withLinksOfMarket } from './links-of-market.ts';
import { notePlace } from './loaded-places.server.ts';
import { parseBlocks, type ParsedBlock } from './parse-blocks.server.ts';
import { loadRecentSearches } from './recent-searches/load.server.ts';
import { loadSaleBanner } from './sale-banner/load.server.ts';
import { loadTestimonials } from './testimonials/load.server.ts';
import { loadTopSellers } from './top-sellers/load.server.ts';
import { loadToursList } from './tours-list/load.server.ts';
import { loadTravelsList } from './travels-list/load.server.ts';

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
export function lacksAnswer(block: LoadedBlock): boolean {
  switch (block.type) {
    case 'travels-list':
      return block.data.travels === null || block.data.filter?.isFailed === true;
    case 'tours-list':
      return block.data.tours === null || block.data.filter?.isFailed === true;
    case 'top-sellers':
      return block.data.travels === null;
    case 'coordinators-list':
      return block.data.coordinators === null;
    default:
      return false;
  }
}

/** Whether a stored block is a listing that a visitor may narrow, so that it looks at the address (CMS-05). */
export function showsFilters(stored: unknown): boolean {
  const { data } = blockSchema.safeParse(stored);
  if (!data) return false;
  const { blockType, content } = data;
  const isListing = blockType === 'tours-list' || blockType === 'travels-list';
  return isListing && Array.isArray(content.shownFilters) && content.shownFilters.length > 0;
}

async function loadOrSkip(
  block: ParsedBlock,
  context: BlockContext,
): Promise<{ readonly block: LoadedBlock; readonly place: BlockPlace } | null> {
  const { id, type, position } = block;
  const place: BlockPlace = { page: context.page, position, id, type };
  try {
    const loaded = await loadBlock(block, context, place);
    return loaded && { block: { ...loaded, scope: context.scopeAt?.(position) }, place };
  } catch (error) {
    context.log.error({ err: error, block: place }, 'block failed');
    return null;
  }
}

/** The block that leads the page may have its heading; no other has one (CMS-03). */
function withPageHeadingFirst(block: LoadedBlock, index: number): LoadedBlock {
  const isCode = block.type === 'wr-wysiwyg' || block.type === 'wr-html';
  return isCode && index > 0 ? { ...block, data: belowHeading(block.data) } : block;
}

/** Null for one that has nothing to show at present, such as an offer that is over. */
async function loadBlock(
  block: ParsedBlock,
  context: BlockContext,
  place: BlockPlace,
): Promise<LoadedBlock | null> {
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
    case 'recent-searches':
      return { id, type, data: loadRecentSearches(block.content) };
    case 'top-sellers':
      return { id, type, data: await loadTopSellers(block.content, context) };
    case 'testimonials': {
      const data = await loadTestimonials(block.content, context);
      return data && { id, type, data };
    }
    case 'sale-banner': {
      const data = await loadSaleBanner(block.content, context);
      return data && { id, type, data };
    }
    case 'faqs':
      return { id, type, data: loadFaqs(block.content) };
    case 'legal-text':
      return { id, type, data: loadLegalText(block.content) };
    case 'wr-wysiwyg':
    case 'wr-html':
      return { id, type, data: loadCode(block.content, { log: context.log, block: place }) };
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
