import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BLOCK_CONTENTS } from '../../backend/content-import/page-content.ts';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { BLOCK_EXAMPLES } from './block-examples.ts';
import { BLOCKS, findBlock, type LoadedBlock } from './blocks.server.ts';
import { RenderedBlock } from './rendered-block.tsx';
import { preloadBlocks } from './loaded-blocks.ts';
import { createHydrationGate } from './blocks.tsx';

const TYPES = BLOCKS.map(({ type }) => type).sort();

describe('CMS-04 a block is one folder', () => {
  test('with a definition, a component and examples, and a line in the list', () => {
    const folders = readdirSync(import.meta.dirname).filter((name) =>
      existsSync(`${import.meta.dirname}/${name}/block.server.ts`),
    );
    expect(folders.sort()).toEqual(TYPES);
    expect(Object.keys(BLOCK_EXAMPLES).sort()).toEqual(TYPES);
    for (const examples of Object.values(BLOCK_EXAMPLES)) {
      expect(Object.keys(examples)).not.toEqual([]);
    }
  });

  test('with content that the importer checks by the same schema', () => {
    expect([...BLOCK_CONTENTS.keys()].sort()).toEqual(TYPES);
    for (const { type, content } of BLOCKS) expect(BLOCK_CONTENTS.get(type)).toBe(content);
  });
});

const cases = TYPES.flatMap((type) =>
  Object.entries(BLOCK_EXAMPLES[type]).map(([name, data]) => ({
    type,
    name,
    block: { id: 'example', type, data, words: findBlock(type)?.words } as LoadedBlock,
  })),
);

describe('CMS-02 the code of a block by itself', () => {
  test.each(cases)('$type, $name: comes with every word that it draws', async ({ block }) => {
    await preloadBlocks([block], 'en');
    const element = <RenderedBlock block={block} isFirst={false} />;
    expect(await renderInSite(element, { words: block.words ?? [] })).toBe(
      await renderInSite(element),
    );
  });

  // Each root of React counts its ids anew: the server's would not be the browser's.
  test.each(cases)('$type, $name: has no id that React has made up', async ({ block }) => {
    await preloadBlocks([block], 'en');
    const html = await renderInSite(<RenderedBlock block={block} isFirst={false} />);
    expect(html).not.toMatch(/":[Rr]\w*:/);
  });
});

const newGate = () => createHydrationGate({ id: 'steps', type: 'steps' } as LoadedBlock);

/** What a render that meets the gate waits for. */
function promiseOf(pass: () => unknown): Promise<void> {
  try {
    pass();
  } catch (thrown) {
    return thrown as Promise<void>;
  }
  throw new Error('The gate is open');
}

test('CMS-02 a closed gate suspends the render, always with the same promise', async () => {
  const gate = newGate();
  const waiting = promiseOf(gate.pass);
  expect(promiseOf(gate.pass)).toBe(waiting);
  gate.open();
  await waiting;
  expect(gate.pass()).toBe('open');
});

test('CMS-02 a gate opens one way, for good', async () => {
  const kept = newGate();
  const waiting = promiseOf(kept.pass);
  kept.keep();
  await waiting;
  kept.open();
  expect(kept.pass()).toBe('kept');
  const open = newGate();
  open.open();
  open.keep();
  expect(open.pass()).toBe('open');
});
