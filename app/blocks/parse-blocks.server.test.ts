import { exampleImage } from '../images/example-image.ts';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { cover } from './cover/block.server.ts';
import { parseBlocks } from './parse-blocks.server.ts';
import { textAndImage } from './text-and-image/block.server.ts';

function parsed(blocks: Parameters<typeof parseBlocks>[0]) {
  const lines: { msg: string; block: unknown }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { blocks: parseBlocks(blocks, { log, page: 'index' }), lines };
}

const words = { title: 'Insurance', paragraphs: ['It is in the price.'] };

describe('CMS-01 blocks are checked on arrival', () => {
  test('those that fit stay in their order, with the defaults of their schema', () => {
    const { blocks, lines } = parsed([
      { id: 'a', blockType: 'text-and-image', content: { ...words, customCss: 'p {}' } },
      { id: 'b', blockType: 'cover', content: { title: 'Yet.', image: exampleImage('peaks') } },
    ]);
    expect(blocks).toEqual([
      { id: 'a', block: textAndImage, content: words, position: 1 },
      {
        id: 'b',
        block: cover,
        content: { title: 'Yet.', image: exampleImage('peaks'), showSearchBar: false },
        position: 2,
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

  test.each([
    ['content that is null', { id: 'w', blockType: 'cover', content: null }, ['w', 'cover']],
    ['content that is a list', { id: 'w', blockType: 'cover', content: [] }, ['w', 'cover']],
    ['content that is a text', { id: 'w', blockType: 'wr-html', content: 'x' }, ['w', 'wr-html']],
    ['no content', { id: 'w', blockType: 'steps' }, ['w', 'steps']],
    ['no id', { blockType: 'text-and-image', content: words }, [undefined, 'text-and-image']],
    ['a number as its id', { id: 7, blockType: 'steps', content: {} }, [undefined, 'steps']],
    ['no type', { id: 'w', content: words }, ['w', undefined]],
    ['a number as its type', { id: 'w', blockType: 7, content: words }, ['w', undefined]],
    ['null for a block', null, []],
    ['a text for a block', 'cover', []],
    ['a list for a block', [words], []],
  ])('%s costs that block alone, and is logged', (_, wrong, [id, type]) => {
    const { blocks, lines } = parsed([
      { id: 'a', blockType: 'text-and-image', content: words },
      wrong,
      { id: 'z', blockType: 'text-and-image', content: words },
    ]);
    expect(blocks.map((block) => [block.id, block.position])).toEqual([
      ['a', 1],
      ['z', 3],
    ]);
    expect(lines).toMatchObject([{ msg: 'block of a wrong shape skipped' }]);
    expect(lines[0]?.block).toEqual({ page: 'index', position: 2, id, type });
  });
});

describe('CMS-04 ids of blocks', () => {
  const idsOf = (...ids: string[]) =>
    parsed(ids.map((id) => ({ id, blockType: 'text-and-image', content: words }))).blocks.map(
      (block) => block.id,
    );

  test.each([
    [
      ['a', 'b-c', 'b-d'],
      ['a', 'b-c', 'b-d'],
    ],
    [
      ['f', 'f'],
      ['f', 'f_2'],
    ],
    [
      ['f', 'f', 'f_2', 'f'],
      ['f', 'f_2', 'f_2_3', 'f_4'],
    ],
    [
      ['f', 'f-2'],
      ['f', 'f_2_2'],
    ],
    [
      ['f-2-1', 'f', 'f-2'],
      ['f-2-1', 'f_2', 'f_2_3'],
    ],
  ])('%j are %j: none is what a part of another is called', (stored, unique) => {
    expect(idsOf(...stored)).toEqual(unique);
  });
});
