import { NO_CHOICES, searchChoices, type SearchChoices } from '../../search/search-choices.ts';
import { askForChoices } from '../available-filters.server.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { coverImages } from './cover-images.ts';
import { schema, type Content } from './content.ts';

interface CoverData extends Omit<Content, 'showSearchBar'> {
  /** What the search form offers; null for a cover without one. */
  readonly search: SearchChoices | null;
}

/** Without an answer the form still searches by text. */
async function loadCover(
  { showSearchBar, ...content }: Content,
  context: BlockContext,
): Promise<CoverData> {
  if (!showSearchBar) return { ...content, search: null };
  const available = await askForChoices(context);
  return { ...content, search: available ? searchChoices(available, available) : NO_CHOICES };
}

export const cover = defineBlock({
  type: 'cover',
  content: schema,
  words: ['listing'],
  load: loadCover,
  firstPictures: coverImages,
});
