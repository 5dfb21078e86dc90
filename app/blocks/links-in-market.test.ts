import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { apiOver, fixedBackend } from '../../test/support/listing-backend.ts';
import type { MarketId } from '../../domain/market.ts';
import { exampleImage } from '../images/example-image.ts';
import { loadBlocks } from './load-blocks.server.ts';

/** The content of a block as the market shows it, by types that show their content as it is. */
async function drawn(blockType: string, content: object, marketId: MarketId) {
  const [block] = await loadBlocks([{ id: 'a', blockType, content }], {
    api: apiOver(fixedBackend({}), marketId),
    currency: 'EUR',
    exchangeRates: LAYOUT_SETTINGS.exchangeRates,
    today: '2027-03-01',
    log: pino({ level: 'silent' }),
    page: 'index',
  });
  return block?.data ?? null;
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
  ] as const)('%s is no link', async (_, key, marketId) => {
    expect(await drawn('text-and-image', linked(key), marketId)).toEqual(words);
  });

  test.each([
    ['events-wemeet', 'it'],
    ['search', 'de'],
    ['index', 'fr'],
  ] as const)('RTE-04 %s in %s is one', async (key, marketId) => {
    expect(await drawn('text-and-image', linked(key), marketId)).toEqual(linked(key));
  });

  test('RTE-02 RTE-03 a story that is told on no page of the market is left out', async () => {
    const cards = [story('events-wemeet'), story('faqs'), story('search-ai')];
    const content = { title: 'A', cards };
    expect(await drawn('blog-cards', content, 'de')).toEqual({ title: 'A', cards: [cards[1]] });
    expect(await drawn('blog-cards', { title: 'A', cards: [cards[2]] }, 'it')).toBeNull();
  });
});
