/** What blocks lead to: pages that the market's site links to, by the rule of its menus (RTE-02, RTE-03). */
import type { BlockContent } from '../../contract/blocks.ts';
import { linkedPath } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import type { ParsedBlock } from './parse-blocks.server.ts';

type Story = BlockContent<'blog-cards'>['cards'][number];

/**
 * The block without a link that leads nowhere in the market, and without stories that are told on such a
 * page; null where it has no other.
 */
export function withLinksOfMarket(block: ParsedBlock, marketId: MarketId): ParsedBlock | null {
  const { link, ...rest } = block.content as { readonly link?: NonNullable<ContentLink> };
  const isKept = !link || linkedPath(link.routingKey, marketId) !== null;
  const own = isKept ? block : ({ ...block, content: rest } as ParsedBlock);
  if (own.type !== 'blog-cards') return own;
  const cards = own.content.cards.filter((story) => isTold(story, marketId));
  return cards.length > 0 ? { ...own, content: { ...own.content, cards } } : null;
}

type ContentLink = BlockContent<'text-and-image'>['link'];

function isTold({ link }: Story, marketId: MarketId): boolean {
  return !('routingKey' in link) || linkedPath(link.routingKey, marketId) !== null;
}
