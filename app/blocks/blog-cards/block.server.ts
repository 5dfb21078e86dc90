import { linkedPath } from '../../../contract/route-paths.ts';
import type { MarketId } from '../../../domain/market.ts';
import { defineBlock } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

/** Without stories that are told on a page which the market does not have; null where none is left. */
function storiesInMarket(content: Content, marketId: MarketId): Content | null {
  const cards = content.cards.filter(
    ({ link }) => !('routingKey' in link) || linkedPath(link.routingKey, marketId) !== null,
  );
  return cards.length > 0 ? { ...content, cards } : null;
}

export const blogCards = defineBlock({
  type: 'blog-cards',
  content: schema,
  words: [],
  inMarket: storiesInMarket,
  load: (own) => own,
});
