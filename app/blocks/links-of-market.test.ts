import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { exampleImage } from '../images/example-image.ts';
import { withLinksOfMarket } from './links-of-market.ts';
import { parseBlocks } from './parse-blocks.server.ts';

function drawn(blockType: string, content: object, marketId: MarketId) {
  const stored = [{ id: 'a', blockType, content }];
  const [block] = parseBlocks(stored, { log: pino({ level: 'silent' }), page: 'x' });
  if (!block) throw new Error('The block does not fit');
  return withLinksOfMarket(block, marketId)?.content ?? null;
}

const words = { title: 'A', paragraphs: ['B'] };
const linked = (routingKey: string) => ({ ...words, link: { label: 'Go', routingKey } });
const story = (routingKey: string) => ({
  title: routingKey,
  text: 'B',
  image: exampleImage('peaks'),
  link: { routingKey },
});

describe('what a block leads to', () => {
  test.each([
    ['RTE-02 a route that the market has switched off', 'events-wemeet', 'de'],
    ['RTE-03 a hidden route, where its path is obscure', 'search-ai', 'it'],
    ['RTE-03 a hidden route, where its path is that of no page', 'search-ai', 'de'],
    ['RTE-03 a hidden route, where it has a path of its own', 'search-ai', 'en-WE'],
    ['a page that wants a parameter', 'travels-travel', 'it'],
  ] as const)('%s is no link', (_, key, marketId) => {
    expect(drawn('text-and-image', linked(key), marketId)).toEqual(words);
  });

  test.each([
    ['events-wemeet', 'it'],
    ['search', 'de'],
    ['index', 'fr'],
  ] as const)('RTE-04 %s in %s is one', (key, marketId) => {
    expect(drawn('text-and-image', linked(key), marketId)).toEqual(linked(key));
  });

  test('RTE-02 RTE-03 a story that is told on no page of the market is left out', () => {
    const cards = [story('events-wemeet'), story('faqs'), story('search-ai')];
    const content = { title: 'A', cards };
    expect(drawn('blog-cards', content, 'de')).toEqual({ title: 'A', cards: [cards[1]] });
    expect(drawn('blog-cards', { title: 'A', cards: [cards[2]] }, 'it')).toBeNull();
  });
});
