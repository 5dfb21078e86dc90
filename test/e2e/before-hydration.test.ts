/**
 * What visitors do before the code of a page is there (CMS-02): nothing of it is lost, and the page that the
 * server has rendered stays as it is.
 */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clientManifest } from '../../app/client-manifest.server.ts';
import type { BlockType } from '../../app/blocks/blocks.server.ts';
import type { CustomPageKey } from '../../contract/route-path-table.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { chunkOfBlock, LARGE_BLOCKS } from '../../scripts/client-chunks.ts';
import { blocksOf, hydratedBlocks, seeAllBlocks } from '../support/blocks-in-page.ts';
import {
  hydrated,
  PHONE,
  shareOut,
  testBrowser,
  type Visitor,
  type VisitorOptions,
} from '../support/browser.ts';
import { comeBeforeHydration, holdBack, isTheSameDocument } from '../support/early-visitor.ts';
import { holdReact, letReactGo, makeReactHoldable } from '../support/held-react.ts';
import { arriveAt, privateRoomOf, sendFiltersOf, startJourney } from '../support/journey.ts';
import { pathOfPage, type SitePage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();

const MARKET: MarketId = 'it';

async function comeTo(page: SitePage, options: VisitorOptions = {}, query = '') {
  const visitor = await browser.visitor(MARKET, options);
  const early = await comeBeforeHydration(visitor, pathOfPage(page, MARKET) + query);
  return { ...visitor, visitor, ...early, t: await wordsOf(MARKET) };
}

describe('CMS-02 a page whose code is on its way', () => {
  // That nothing is drawn anew on the others is seen in pages.test.ts: React would have something to say.
  test.each(['search', 'travel'] as const)(
    'LAY-01 %s: every node stays when it is hydrated, and React has nothing to say',
    async (kind) => {
      const { page, letCodeGo, takeProblems } = await comeTo(kind);
      await page.evaluate(noteNodes);
      letCodeGo();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(lostNodes)).toEqual([]);
      expect(takeProblems()).toEqual([]);
    },
  );

  test('RES-11 filters that are chosen before are kept, and sent', async () => {
    const { page, visitor, letCodeGo, takeProblems } = await comeTo('search');
    const journey = await startJourney(visitor);
    await privateRoomOf(journey).check();
    await page.locator('#filter-min').fill('900');
    letCodeGo();
    await hydrated(page);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    expect(await page.locator('#filter-min').inputValue()).toBe('900');
    await sendFiltersOf(journey).click();
    await arriveAt(journey, pathOf('search', MARKET), {
      isNoSharingRoomAvailable: 'true',
      priceFrom: '90000',
    });
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  test('SRCH-01 a where field that is pressed before opens its panel', async () => {
    const { page, letCodeGo, takeProblems } = await comeTo('home');
    const where = page.getByRole('main').locator('input[data-opens=where]');
    await where.click();
    letCodeGo();
    await hydrated(page);
    await page.getByRole('main').getByRole('combobox', { expanded: true }).waitFor();
    expect(await where.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  test('RES-11 a form that is sent before is answered with a page', async () => {
    const { visitor, letCodeGo, takeProblems } = await comeTo('search');
    const journey = await startJourney(visitor);
    await privateRoomOf(journey).check();
    await sendFiltersOf(journey).click({ noWaitAfter: true });
    letCodeGo();
    await arriveAt(journey, pathOf('search', MARKET), { isNoSharingRoomAvailable: 'true' });
    await hydrated(visitor.page);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  test('LAY-01 LAY-04 a link that is pressed before leads to its page', async () => {
    const { page, letCodeGo, takeProblems } = await comeTo('travel');
    const link = page.getByRole('contentinfo').locator('a[href="/cookies"]');
    await link.click({ noWaitAfter: true });
    letCodeGo();
    await page.waitForURL((url) => url.pathname === '/cookies');
    await hydrated(page);
    expect(takeProblems()).toEqual([]);
  });

  test('LAY-11 a modal whose link is pressed before is open on the page that comes', async () => {
    const { page, letCodeGo, takeProblems } = await comeTo('travel');
    await page.locator('main a[href*="modal=gallery"]').first().click({ noWaitAfter: true });
    letCodeGo();
    await page.waitForURL((url) => url.searchParams.get('modal') === 'gallery');
    await page.getByRole('dialog').waitFor();
    await hydrated(page);
    expect(takeProblems()).toEqual([]);
  });

  test('LAY-06 a menu that was opened before stays open, and closes on Escape', async () => {
    const { page, letCodeGo, takeProblems } = await comeTo('travels', {
      viewport: { width: 1280, height: 900 },
    });
    const menu = page.getByRole('banner').locator('summary:visible').first();
    await menu.click();
    const isOpen = () => menu.evaluate((node) => (node.parentElement as HTMLDetailsElement).open);
    expect(await isOpen()).toBe(true);
    letCodeGo();
    await hydrated(page);
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(takeProblems()).toEqual([]);
  });

  test('TRV-15 what is ticked before, the sum follows', async () => {
    const { page, letCodeGo, takeProblems } = await comeTo('travel');
    const box = page.locator('#costs form input[type=checkbox]').first();
    const isTicked = await box.isChecked();
    await box.setChecked(!isTicked);
    letCodeGo();
    await hydrated(page);
    await expect.poll(() => box.isChecked()).toBe(!isTicked);
    expect(takeProblems()).toEqual([]);
  });

  test('TRV-07 the button that prints is not to be seen before it works', async () => {
    const { page, t, letCodeGo, takeProblems } = await comeTo('itinerary');
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { isPrinted: true });
    });
    const button = page.getByRole('button', { name: t('travel:itinerary.print') });
    expect(await button.count()).toBe(0);
    letCodeGo();
    await button.click();
    expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  test('a key that is pressed before React has rendered the page hurts nothing', async () => {
    const { page, takeProblems } = await browser.visitor(MARKET);
    await makeReactHoldable(page);
    await page.addInitScript(() => Object.assign(window, { holdReact: true }));
    await page.goto(originOf(MARKET) + pathOfPage('travel', MARKET));
    await expect.poll(() => hasRoot(page)).toBe(true);
    await page.keyboard.press('Tab');
    await letReactGo(page);
    await hydrated(page);
    expect(takeProblems()).toEqual([]);
  });

  test('a link that is pressed while React renders the page leads on', async () => {
    const { page, takeProblems } = await browser.visitor(MARKET);
    const path = pathOf('sales', MARKET);
    await makeReactHoldable(page);
    await page.addInitScript(() => Object.assign(window, { holdReact: true }));
    await page.goto(originOf(MARKET) + pathOfPage('travel', MARKET));
    await expect.poll(() => hasRoot(page)).toBe(true);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${path}"]`)
      .first()
      .click({ noWaitAfter: true });
    await letReactGo(page);
    await page.waitForURL((url) => url.pathname === path);
    await holdReact(page);
    await letReactGo(page);
    await page.locator('main h1').waitFor();
    expect(takeProblems()).toEqual([]);
  });
});

test('TRV-06 the bar at the foot hides by itself while the page says the same', async () => {
  const { page, letCodeGo, takeProblems } = await comeTo('travel', {
    viewport: { ...PHONE, height: 3_000 },
  });
  letCodeGo();
  await page.locator('[data-said-by][data-hidden]').waitFor({ state: 'attached' });
  expect(takeProblems()).toEqual([]);
});

test('TRV-11 reviews in other languages are shown on a press, and have the focus', async () => {
  const { page, letCodeGo, takeProblems } = await comeTo('travel');
  letCodeGo();
  await hydrated(page);
  const foreign = page.locator('#reviews blockquote[lang]');
  expect(await foreign.count()).toBe(0);
  const link = page.locator('#reviews a[href*="reviews=all"]');
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const place = await scrolled();
  await link.click();
  await foreign.first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('summary');
  expect(await scrolled()).toBe(place);
  expect(await isTheSameDocument({ page })).toBe(true);
  expect(takeProblems()).toEqual([]);
});

describe('CMS-02 blocks that wait', () => {
  test('their nodes stay, and the code of the large ones is fetched when one is seen', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const scripts = await comeBeforeHydration(visitor, '/');
    const blocksCode = await holdBack(page, isOfBlock);
    await page.evaluate(noteNodes);

    // The page is hydrated around them.
    scripts.letCodeGo();
    await hydrated(page);
    const blocks = await blocksOf(page);
    const large = blocks.filter(({ type }) => isLarge(type));
    const areHydrated = await hydratedBlocks(page);
    expect(large.filter(({ id }) => areHydrated.includes(id))).toEqual([]);

    blocksCode.letCodeGo();
    expect(large.some(({ isSeen }) => !isSeen)).toBe(true);
    // The first is wanted as soon as the browser is idle: a cover, with the search form.
    expect(blocks[0]?.type).toBe('cover');
    const wanted = new Set([fileOfChunk('search-form')]);
    const lookRound = async () => {
      for (const { type, isSeen } of await blocksOf(page))
        if (isSeen) wanted.add(codeOfBlock(type));
    };
    await lookRound();
    for (const { id } of blocks) {
      const early = large.map(({ type }) => codeOfBlock(type)).filter((code) => asked.has(code));
      expect(early.filter((code) => !wanted.has(code))).toEqual([]);
      const place = page.locator(`[data-block="${id}"]`);
      await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await lookRound();
      await expect.poll(() => hydratedBlocks(page)).toContain(id);
      await lookRound();
    }
    for (const { type } of blocks) expect(asked).toContain(codeOfBlock(type));
    expect(await page.evaluate(lostNodes)).toEqual([]);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('another page passes them by without their code, in the same document', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const { asked, letCodeGo } = await holdBack(page, isOfBlock);
    await visitor.open('/');
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    const seen = (await blocksOf(page)).filter(({ isSeen }, index) => isSeen || index === 0);
    const wanted = new Set(seen.map(({ type }) => codeOfBlock(type)));
    // A page that shares nothing with them.
    await followPath(visitor, pathOf('wishlist', 'en-WE'));
    await page.locator('[data-block]').first().waitFor({ state: 'detached' });
    const early = new Set(asked);

    letCodeGo();
    await page.goBack();
    // Rendered by the browser alone, with all its blocks.
    const types = async () => new Set((await blocksOf(page)).map(({ type }) => type));
    await expect.poll(async () => (await types()).size).toBeGreaterThan(5);
    const isWhole = async () =>
      (await hydratedBlocks(page)).length === (await blocksOf(page)).length;
    await expect.poll(isWhole).toBe(true);
    expect([...early].filter((path) => !wanted.has(path))).toEqual([]);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('A11Y-01 a link to a part of the page leaves what they show, and later they hydrate', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const { letCodeGo } = await holdBack(page, isOfBlock);
    await visitor.open('/');
    const shown = () => page.locator('main [data-block]').allInnerTexts();
    const before = await shown();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash === '#main');
    // Chromium gives the focus to the part before the router follows.
    await expect.poll(() => page.evaluate(addressOfRouter)).toBe('/#main');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await shown()).toEqual(before);
    letCodeGo();
    await seeAllBlocks(page);
    expect(visitor.takeProblems()).toEqual([]);
  });

  // React 18 may render anew what it has not taken over when the address changes: the same HTML in other nodes
  // (docs/decisions/0054).
  test('LAY-11 a modal opens over them, they show the same, and later they hydrate', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const { asked, letCodeGo } = await holdBack(page, isOfBlock);
    await visitor.open(pathOf('travels', 'en-WE'));
    const texts = () => page.locator('main [data-block]').allInnerTexts();
    const before = await texts();
    const shown = (await blocksOf(page)).filter(({ isSeen }, index) => isSeen || index === 0);
    const atOnce = shown.filter(({ type }) => !isLarge(type)).map(({ id }) => id);
    await expect.poll(() => hydratedBlocks(page)).toEqual(expect.arrayContaining(atOnce));
    await followPath(visitor, `${pathOf('travels', 'en-WE')}?modal=talk-to-us`);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.search === '');
    const wanted = shown.map(({ type }) => codeOfBlock(type));
    expect(asked.filter((path) => !wanted.includes(path))).toEqual([]);
    expect(await texts()).toEqual(before);
    letCodeGo();
    await seeAllBlocks(page);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('SRCH-01 a search that is sent from one that is not hydrated finds', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const { letCodeGo } = await holdBack(page, isOfBlock);
    await visitor.open('/');
    const field = page.locator('[data-cover-search]').getByRole('textbox');
    await field.fill('walk');
    await field.press('Enter', { noWaitAfter: true });
    letCodeGo();
    await page.waitForURL(/textSearch=walk/);
    await page.locator('main h1').waitFor();
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('SRCH-01 what is typed in one before it is hydrated stays', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const { letCodeGo } = await holdBack(page, isOfBlock);
    await visitor.open('/');
    const cover = page.locator('[data-cover-search]');
    const field = cover.getByRole('textbox');
    await field.fill('walk');
    letCodeGo();
    const first = (await blocksOf(page))[0]?.id;
    await expect.poll(() => hydratedBlocks(page)).toContain(first);
    await expect.poll(() => cover.locator('input').first().inputValue()).toBe('walk');
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('a link in one that is not hydrated leads on', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    const { letCodeGo } = await holdBack(page, isOfBlock);
    await visitor.open(pathOf('travels', 'en-WE'));
    const link = page.locator('[data-block] article a, [data-block] li h3 a').first();
    await link.click({ noWaitAfter: true });
    letCodeGo();
    await page.waitForURL((url) => url.pathname !== pathOf('travels', 'en-WE'));
    await page.locator('main h1').waitFor();
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('MKT-07 another currency shows in blocks that have not been seen', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    await visitor.open(pathOf('travels', 'en-WE'));
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
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
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('CMS-01 one whose code fails keeps what the server has rendered, and the page stands', async () => {
    const visitor = await browser.visitor('en-WE');
    const { page } = visitor;
    await page.route(`**${codeOfBlock('travels-list')}`, async (route) => {
      const code = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/javascript', body: withBrokenExports(code) });
    });
    await visitor.open(pathOf('travels', 'en-WE'));
    const broken = (await blocksOf(page)).find(({ type }) => type === 'travels-list');
    const place = page.locator(`[data-block="${broken?.id}"]`);
    const text = await place.innerText();
    await seeAllBlocks(page);
    await expect.poll(() => visitor.takeProblems().join()).toContain('a broken block');
    expect(text).not.toBe('');
    await expect.poll(() => place.innerText()).toBe(text);

    // Rendered by the browser alone there is nothing to keep: that block is missing, and no other.
    await followPath(visitor, pathOf('asia', 'en-WE'));
    await page.waitForURL((url) => url.pathname === pathOf('asia', 'en-WE'));
    const types = (await blocksOf(page)).map(({ type }) => type);
    const drawn = () => page.locator('[data-block]').evaluateAll(childrenOf);
    const isBroken = (type: BlockType) => codeOfBlock(type) === codeOfBlock('travels-list');
    const expected = types.map((type) => (isBroken(type) ? 0 : 1));
    expect(expected).toContain(0);
    await expect.poll(drawn).toEqual(expected);
  });
});

/** Pages whose blocks no other test hydrates, each in one market. */
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

test('CMS-02 the blocks of other pages hydrate in silence', async () => {
  const newVisitor = () => browser.visitor(MARKET);
  await shareOut(OTHER_PAGES, newVisitor, async ({ page, takeProblems }, [marketId, key]) => {
    const path = key === 'japan' ? '/japan-trips' : pathOf(key, marketId);
    await page.goto(originOf(marketId) + path);
    await hydrated(page);
    await page.evaluate(noteNodes);
    await seeAllBlocks(page);
    expect(await page.evaluate(lostNodes), key).toEqual([]);
    expect(takeProblems(), key).toEqual([]);
  });
});

function childrenOf(places: readonly Element[]): number[] {
  return places.map((place) => place.children.length);
}

/** Address of the file that a type of block is in (docs/decisions/0077). */
function codeOfBlock(type: BlockType): string {
  return fileOfChunk(chunkOfBlock(type));
}

function fileOfChunk(name: string): string {
  const entries = Object.values(clientManifest());
  const entry = entries.find((one) => one?.name === name);
  if (!entry) throw new Error(`There is no file ${name}`);
  return `/${entry.file}`;
}

function isLarge(type: BlockType): boolean {
  return type in LARGE_BLOCKS;
}

/** Whether an address is of a file of large blocks, which wait for their code. */
function isOfBlock(path: string): boolean {
  const entries = Object.values(clientManifest());
  const files = new Set(Object.values(LARGE_BLOCKS));
  return entries.some((one) => one && files.has(one.name ?? '') && path === `/${one.file}`);
}

/** A module with the same exports, each a component that fails, or a module of one. */
function withBrokenExports(code: string): string {
  const names = /export\s*\{([^}]*)\}/.exec(code)?.[1]?.split(',') ?? [];
  const exported = names.map((name) => `broken as ${name.split(' as ').at(-1)?.trim()}`);
  return `const fail = () => { throw new Error('a broken block'); };
const broken = Object.assign(() => fail(), { default: fail });
export { ${exported.join(', ')} };`;
}

async function followPath({ page }: Visitor, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __remixRouter: router } = window as unknown as {
      readonly __remixRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
}

/** Where the router of the page says that it is. */
function addressOfRouter(): string {
  const { __remixRouter: router } = window as unknown as {
    readonly __remixRouter: { readonly state: { readonly location: Location } };
  };
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
}

function hasRoot(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Notes every node of the page, but scripts and their hints; to run in the page, as the one below. */
function noteNodes(): void {
  Object.assign(window, { noted: [...document.body.querySelectorAll(':not(script, link)')] });
}

/** Nodes of the server's that are not there any more. */
function lostNodes(): string[] {
  const { noted } = window as unknown as { readonly noted: readonly Element[] };
  return noted.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 200));
}
