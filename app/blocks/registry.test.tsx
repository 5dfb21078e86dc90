import { describe, expect, test } from 'vitest';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { BLOCK_EXAMPLES } from './block-examples.ts';
import type { LoadedBlock } from './block-props.ts';
import { DrawnBlock } from './drawn-block.tsx';
import { preloadBlocks } from './loaded-blocks.ts';
import { BLOCK_TYPES, BLOCKS } from './registry.ts';

const cases = BLOCK_TYPES.flatMap((type) =>
  Object.entries(BLOCK_EXAMPLES[type]).map(([name, data]) => ({
    type,
    name,
    block: { id: 'example', type, data } as LoadedBlock,
  })),
);

describe('CMS-02 the code of a block by itself', () => {
  test.each(cases)('$type, $name: comes with every word that it draws', async ({ type, block }) => {
    await preloadBlocks([type], 'en');
    const element = <DrawnBlock block={block} isFirst={false} />;
    const { words } = BLOCKS[type];
    expect(await renderInSite(element, { words })).toBe(await renderInSite(element));
  });

  // Each root of React counts its ids anew: the server's would not be the browser's.
  test.each(cases)('$type, $name: has no id that React has made up', async ({ type, block }) => {
    await preloadBlocks([type], 'en');
    const html = await renderInSite(<DrawnBlock block={block} isFirst={false} />);
    expect(html).not.toMatch(/":[Rr]\w*:/);
  });
});
