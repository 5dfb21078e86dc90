import { AREAS, type Area } from '../../../domain/continent.ts';
import { askForChoices } from '../available-filters.server.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

interface ContinentsCarouselData extends Content {
  /** Areas that the catalogue has travels in, with their open departures; null where unknown. */
  readonly areas: readonly { readonly area: Area; readonly departures: number | null }[];
}

/** Every area without an answer, since each has a page; the counts are true ones, or none. */
async function loadContinentsCarousel(
  content: Content,
  context: BlockContext,
): Promise<ContinentsCarouselData> {
  const available = await askForChoices(context);
  if (!available) {
    return { ...content, areas: AREAS.map((area) => ({ area, departures: null })) };
  }
  const areas = AREAS.flatMap((area) => {
    const found = available.continents.find(({ id }) => id === area);
    return found ? [{ area, departures: found.count }] : [];
  });
  return { ...content, areas };
}

export const continentsCarousel = defineBlock({
  type: 'continents-carousel',
  content: schema,
  words: ['listing'],
  load: loadContinentsCarousel,
});
