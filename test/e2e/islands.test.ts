/**
 * Blocks as islands (CMS-02): the browser keeps the server's nodes, fetches the code of a block when it is
 * seen and not before, and does without it until then.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { clientManifest } from '../../app/client-manifest.server.ts';
import type { BlockType } from '../../app/blocks/blocks.server.ts';
import type { CustomPageKey } from '../../contract/route-path-table.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { blocksOf, seeAllBlocks, takenBlocks } from '../support/blocks-in-page.ts';
import { hydrated, testBrowser, type Visitor } from '../support/browser.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

describe('CMS-02 a page that the server has drawn', () => {
  test('its nodes stay, and the code of each block is fetched when it is seen', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const asked = askedPaths(page);
    const letScriptsGo = await holdBack(page, () => true);
    const letBlocksGo = await holdBack(page, isOfBlock);
    await page.goto(`${originOf('en-WE')}/`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(noteNodes);

    // The page is React's now, and what is in the blocks as the server wrote it.
    letScriptsGo();
    await hydrated(page);
    expect(await page.evaluate(changedBlocks)).toEqual([]);
    expect(await takenBlocks(page)).toEqual([]);

    letBlocksGo();
    const blocks = await blocksOf(page);
    expect(blocks.filter(({ isSeen }) => !isSeen).length).toBeGreaterThan(2);
    // The first is wanted as soon as the browser is idle.
    const wanted = new Set(blocks.slice(0, 1).map(({ type }) => type));
    const lookRound = async () => {
      for (const { type, isSeen } of await blocksOf(page)) if (isSeen) wanted.add(type);
    };
    await lookRound();
    for (const { id } of blocks) {
      const early = blocks.filter(({ type }) => asked.has(codeOf(type)) && !wanted.has(type));
      expect(early).toEqual([]);
      const place = page.locator(`[data-block="${id}"]`);
      await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await lookRound();
      await expect.poll(() => takenBlocks(page)).toContain(id);
      await lookRound();
    }
    for (const { type } of blocks) expect(asked).toContain(codeOf(type));
    expect(await page.evaluate(lostNodes)).toEqual([]);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  });

  test('searching and following a link need no code of a block, and no new document', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const letBlocksGo = await holdBack(page, isOfBlock);
    await visitor.open('/');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const cover = page.locator('[data-cover-search]');
    await cover.getByRole('searchbox').fill('walk');
    expect(await takenBlocks(page)).toEqual([]);
    await cover.getByRole('searchbox').press('Enter');
    await page.waitForURL(/textSearch=walk/);
    await cover.waitFor({ state: 'detached' });
    await page.locator('main h1').waitFor();

    letBlocksGo();
    await page.goBack();
    // Drawn by the browser alone, with all its blocks.
    const count = async () => (await takenBlocks(page)).length;
    await expect.poll(count).toBeGreaterThan(5);
    expect(documents).toEqual([]);
    await visitor.leave();

    const other = await browser.visitor('en-WE');
    const letOthersGo = await holdBack(other.page, isOfBlock);
    await other.open(pathOf('travels', 'en-WE'));
    await other.page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    await other.page.locator('[data-block] article a, [data-block] li h3 a').first().click();
    await other.page.waitForURL((url) => url.pathname !== pathOf('travels', 'en-WE'));
    await other.page.locator('main h1').waitFor();
    expect(await other.page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
    letOthersGo();
    expect([...visitor.takeProblems(), ...other.takeProblems()]).toEqual([]);
    await other.leave();
  });

  test('MKT-07 another currency shows in blocks that have not been seen, in the same nodes', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    await visitor.open(pathOf('travels', 'en-WE'));
    await page.evaluate(noteNodes);
    const main = page.locator('main');
    expect(await main.textContent()).toContain('£');
    await page.evaluate(async () => {
      const { __remixRouter: router } = window as unknown as {
        readonly __remixRouter: { navigate: (to: string, how: object) => Promise<void> };
      };
      const formData = new FormData();
      formData.set('currency', 'EUR');
      formData.set('returnTo', location.pathname);
      await router.navigate('/currency', { formMethod: 'post', formData });
    });
    await expect.poll(() => main.textContent()).not.toContain('£');
    await expect.poll(() => main.textContent()).toContain('€');
    expect(await page.evaluate(lostNodes)).toEqual([]);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  });

  test('a block whose code fails keeps what the server has drawn, and the page stands', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    await page.route(`**${codeOf('travels-list')}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("a broken block"); };',
      }),
    );
    await visitor.open(pathOf('travels', 'en-WE'));
    const broken = (await blocksOf(page)).find(({ type }) => type === 'travels-list');
    const place = page.locator(`[data-block="${broken?.id}"]`);
    const text = await place.innerText();
    await seeAllBlocks(page);
    await expect.poll(() => visitor.takeProblems().join()).toContain('a broken block');
    expect(text).not.toBe('');
    await expect.poll(() => place.innerText()).toBe(text);

    // Drawn by the browser alone there is nothing to keep: that block is missing, and no other.
    await followPath(visitor, pathOf('asia', 'en-WE'));
    await page.waitForURL((url) => url.pathname === pathOf('asia', 'en-WE'));
    const types = (await blocksOf(page)).map(({ type }) => type);
    const drawn = () => page.locator('[data-block]').evaluateAll(childrenOf);
    const expected = types.map((type) => (type === 'travels-list' ? 0 : 1));
    expect(expected).toContain(0);
    await expect.poll(drawn).toEqual(expected);
    await visitor.leave();
  });
});

/** Pages whose blocks no other test has taken over, each in one market. */
const OTHER_PAGES: readonly (readonly [MarketId, CustomPageKey | 'japan'])[] = [
  ['en-WE', 'japan'],
  ['it', 'how-it-works'],
  ['es', 'faqs'],
  ['fr', 'contacts'],
  ['de', 'coordinators'],
  ['en-US', 'age-groups'],
  ['international', 'no-sharing-room'],
  ['it', 'legal-privacy-policy'],
];

test.each(OTHER_PAGES)(
  'CMS-02 in %s the blocks of %s are taken over in silence',
  async (marketId, key) => {
    const visitor = await browser.visitor(marketId);
    await visitor.open(key === 'japan' ? '/japan-trips' : pathOf(key, marketId));
    await visitor.page.evaluate(noteNodes);
    await seeAllBlocks(visitor.page);
    expect(await visitor.page.evaluate(lostNodes)).toEqual([]);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  },
);

function childrenOf(places: readonly Element[]): number[] {
  return places.map((place) => place.children.length);
}

function codeOf(type: BlockType): string {
  const entry = clientManifest()[`app/blocks/${type}/block.tsx`];
  if (!entry) throw new Error(`The code of ${type} is no chunk of its own`);
  return `/${entry.file}`;
}

function isOfBlock(path: string): boolean {
  const manifest = clientManifest();
  return Object.keys(manifest).some(
    (key) => /^app\/blocks\/.*\/block\.tsx$/.test(key) && path === `/${manifest[key]?.file}`,
  );
}

function askedPaths(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

/** Keeps the scripts that match back, until the answer is called. */
async function holdBack(page: Page, isHeld: (path: string) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route: Route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await promise;
    // The visitor may have left.
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

async function followPath({ page }: Visitor, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __remixRouter: router } = window as unknown as {
      readonly __remixRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
}

interface Noted extends Window {
  noted: { place: Element; html: string; nodes: Element[] }[];
}

/** Notes every node of every block; to run in the page, as those below. */
function noteNodes(): void {
  const places = [...document.querySelectorAll('main [data-block]')];
  (window as unknown as Noted).noted = places.map((place) => ({
    place,
    html: place.innerHTML,
    nodes: [...place.querySelectorAll('*')],
  }));
}

/** Blocks that are not to the letter as they were. */
function changedBlocks(): (string | null)[] {
  return (window as unknown as Noted).noted
    .filter(({ place, html }) => !place.isConnected || place.innerHTML !== html)
    .map(({ place }) => place.getAttribute('data-block'));
}

/** Nodes that were in a block and are not there any more. */
function lostNodes(): string[] {
  return (window as unknown as Noted).noted.flatMap(({ place, nodes }) =>
    nodes
      .filter((node) => !place.contains(node) || !place.isConnected)
      .map((node) => node.outerHTML),
  );
}
