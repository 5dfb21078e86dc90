import { exampleImage } from '../images/example-image.ts';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { parseBlocks } from './parse-blocks.server.ts';

function parsed(blocks: Parameters<typeof parseBlocks>[0]) {
  const lines: { msg: string; block: unknown }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { blocks: parseBlocks(blocks, { log, page: 'index' }), lines };
}

const words = { title: 'Insurance', paragraphs: ['It is in the price.'] };

describe('CMS-01 blocks are checked on arrival', () => {
  test('those that fit stay in their order, with the defaults of their schema', () => {
    const { blocks, lines } = parsed([
      { id: 'a', blockType: 'text-and-image', content: words },
      { id: 'b', blockType: 'cover', content: { title: 'Yet.', image: exampleImage('peaks') } },
    ]);
    expect(blocks).toEqual([
      { id: 'a', type: 'text-and-image', content: words },
      {
        id: 'b',
        type: 'cover',
        content: { title: 'Yet.', image: exampleImage('peaks'), showSearchBar: false },
      },
    ]);
    expect(lines).toEqual([]);
  });

  test.each([
    ['an unknown type', { blockType: 'wr-carousel', content: {} }],
    ['a type that objects have by nature', { blockType: 'toString', content: {} }],
    ['content that lacks something', { blockType: 'cover', content: { title: 'Yet.' } }],
    ['content with something more', { blockType: 'text-and-image', content: { ...words, x: 1 } }],
    [
      'an unknown filter',
      {
        blockType: 'tours-list',
        content: { title: 'x', filtersData: { filters: { colour: 'red' } } },
      },
    ],
  ])('%s is logged with page and position, and skipped', (_, wrong) => {
    const { blocks, lines } = parsed([
      { id: 'a', blockType: 'text-and-image', content: words },
      { id: 'w', ...wrong },
    ]);
    expect(blocks.map(({ id }) => id)).toEqual(['a']);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.msg).toMatch(/^block of an? .* skipped$/);
    expect(lines[0]?.block).toEqual({ page: 'index', position: 2, id: 'w', type: wrong.blockType });
  });
});
