/** The blocks of a page that is open in a browser: which are seen, and which are hydrated (CMS-02). */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { BlockType } from '../../app/blocks/blocks.server.ts';

/** Whether a block is hydrated; to run in the page. */
function isHydrated(place: Element): boolean {
  const [child] = place.children;
  // Nodes carry their handlers once they are hydrated. A block that renders nothing has its place alone.
  return Object.keys(child ?? place).some((name) => name.startsWith('__reactProps'));
}

/** Brings something of a block into view and waits until it is hydrated: before that a link in it leads to its page. */
export async function expectHydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const hasProps = (node: Element) =>
    Object.keys(node).some((name) => name.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(hasProps)).toBe(true);
}

/** Goes down the page until every block has been seen and is hydrated. */
export async function seeAllBlocks(page: Page): Promise<void> {
  for (const block of await page.locator('main [data-block]').all()) {
    await block.evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
    // By its place: React puts another element there where the block's code fails.
    await expect.poll(() => block.evaluate(isHydrated)).toBe(true);
  }
}

/** Ids of the blocks that are hydrated. */
export async function hydratedBlocks(page: Page): Promise<string[]> {
  const blocks = await page.locator('main [data-block]').all();
  const ids = blocks.map(async (block) =>
    (await block.evaluate(isHydrated)) ? block.getAttribute('data-block') : null,
  );
  return (await Promise.all(ids)).filter((id) => id !== null);
}

export interface BlockInPage {
  readonly id: string;
  readonly type: BlockType;
  /** Whether some of it is on the screen. */
  readonly isSeen: boolean;
}

/** The blocks of the page in their order. */
export function blocksOf(page: Page): Promise<BlockInPage[]> {
  return page.evaluate(() => {
    interface Loaded {
      readonly data?: { readonly blocks?: readonly { id: string; type: BlockType }[] };
    }
    const { __remixRouter: router } = window as unknown as {
      readonly __remixRouter: { readonly state: { readonly loaderData: Record<string, Loaded> } };
    };
    const pages = Object.values(router.state.loaderData);
    return pages.flatMap(({ data }) =>
      (data?.blocks ?? []).map(({ id, type }) => {
        const box = document.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect();
        const isSeen = box !== undefined && box.top <= innerHeight && box.bottom >= 0;
        return { id, type, isSeen };
      }),
    );
  });
}
