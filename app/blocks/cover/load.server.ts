import type { BlockContent } from '../../../contract/blocks.ts';
import { NO_CHOICES, searchChoices, type SearchChoices } from '../../search/search-choices.ts';
import { askForChoices } from '../available-filters.server.ts';
import type { BlockContext } from '../block-context.ts';

export interface CoverData extends Omit<BlockContent<'cover'>, 'showSearchBar'> {
  /** What the search form offers; null for a cover without one. */
  readonly search: SearchChoices | null;
}

/** Without an answer the form still searches by text. */
export async function loadCover(
  { showSearchBar, ...content }: BlockContent<'cover'>,
  context: BlockContext,
): Promise<CoverData> {
  if (!showSearchBar) return { ...content, search: null };
  const available = await askForChoices(context);
  return { ...content, search: available ? searchChoices(available, available) : NO_CHOICES };
}
