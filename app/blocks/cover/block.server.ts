import { NO_CHOICES, searchChoices, type SearchChoices } from '../../search/search-choices.ts';
import type { BreadcrumbProps } from '../../ui/breadcrumb/breadcrumb.tsx';
import { askForChoices } from '../available-filters.server.ts';
import { defineBlock, type LoadContext } from '../define-block.server.ts';
import { coverImage } from './cover-image.ts';
import { schema, type Content } from './content.ts';

interface CoverData extends Omit<Content, 'showSearchBar'> {
  /** What the search form offers; null for a cover without one. */
  readonly search: SearchChoices | null;
  /** The way to the page, above its title. */
  readonly breadcrumb?: BreadcrumbProps;
}

/** Without an answer the form still searches by text. */
async function loadCover(
  { showSearchBar, ...content }: Content,
  context: LoadContext,
): Promise<CoverData> {
  const { breadcrumb, place } = context;
  const cover = { ...content, ...(breadcrumb && place.position === 1 && { breadcrumb }) };
  if (!showSearchBar) return { ...cover, search: null };
  const available = await askForChoices(context);
  return { ...cover, search: available ? searchChoices(available, available) : NO_CHOICES };
}

export const cover = defineBlock({
  type: 'cover',
  content: schema,
  words: ['listing'],
  load: loadCover,
  firstPicture: ({ image, search }) => coverImage(image, search !== null),
});
