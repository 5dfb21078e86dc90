/** What comes late moves nothing: fonts and images, whose places are kept for them, code, the rest of a modal. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { DESKTOP, PHONE, testBrowser, type Visitor } from '../support/browser.ts';
import { drawn } from '../support/drawn.ts';
import { modalPath } from '../support/modal-pages.ts';
import { pathOfPage, type SitePage } from '../support/site-paths.ts';
import { startServer } from '../support/started-server.ts';
import { originOf, visit } from '../support/visit.ts';

const browser = testBrowser({ hasPictures: true });

/** What a page may move in all: a tenth of the .1 that the Core Web Vitals call good. */
const MOST_SHIFT = 0.01;
const MARKET = 'de';

describe('A11Y-01 when fonts and images come late', () => {
  test.each([
    ['home', 'a phone', PHONE],
    ['tour', 'a phone', PHONE],
    ['home', 'a desktop', DESKTOP],
    ['travel', 'a desktop', DESKTOP],
  ] as const)('%s on %s stays where it is', async (page, _, viewport) => {
    const visitor = await browser.visitor(MARKET, { viewport });
    expect((await shiftsOf(visitor, page)).join('\n')).toBe('');
  });

  test('the measure sees it when the stand-in of a font has other widths', async () => {
    const visitor = await browser.visitor(MARKET, { viewport: PHONE });
    // Without its policy, which allows no other rules than the page's own.
    await visitor.context.route(originOf(MARKET) + pathOfPage('home', MARKET), async (route) => {
      const { text } = await visit(MARKET, pathOfPage('home', MARKET));
      const body = text.replaceAll(/size-adjust:\s*[\d.]+%/g, 'size-adjust:140%');
      await route.fulfill({ contentType: 'text/html', body });
    });
    expect(await shiftsOf(visitor, 'home')).not.toEqual([]);
  });
});

test.each(['home', 'search', 'travel', 'tour'] as const)(
  'A11Y-01 each part of %s on a phone is where it was when the code comes',
  async (kind) => {
    const { page } = await browser.visitor(MARKET, { viewport: PHONE });
    const scripts = await holdBack(page, '**/*.js');
    await page.goto(originOf(MARKET) + pathOfPage(kind, MARKET), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.waitForFunction(areFontsThere);
    await drawn(page);
    const places = await page.evaluate(placesOfParts);
    scripts.release();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await scrollThrough(page);
    expect(await page.evaluate(placesOfParts)).toEqual(places);
  },
);

test('A11Y-01 LAY-11 a modal that comes in pieces with its page stays where it is', async () => {
  const { page, context } = await browser.visitor(MARKET, { viewport: PHONE });
  const { text } = await visit(MARKET, modalPath('tour', MARKET, { modal: 'payment-info' }));
  const html = text.replaceAll(/<script\b[^]*?<\/script>/g, '');
  const dialog = html.indexOf('<dialog');
  const end = html.indexOf('</dialog>');
  const cuts = [1, 2, 3].map((part) => dialog + Math.floor(((end - dialog) * part) / 4));
  const pieces = [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
  let sendNext = (): void => undefined;
  const server = await startServer(({ url }, response) => {
    // No file of the site: what the document needs to be drawn is in it.
    if (url !== '/') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html');
    sendNext = () => {
      const piece = pieces.shift();
      if (piece === undefined) response.end();
      else response.write(piece);
    };
    sendNext();
  });
  onTestFinished(server.close);
  await context.addInitScript(watchShifts);
  await page.goto(server.address, { waitUntil: 'commit' });
  await page.locator('dialog').waitFor({ state: 'attached' });
  while (pieces.length > 0) {
    await drawn(page);
    const length = await page.evaluate(() => document.body.outerHTML.length);
    sendNext();
    await page.waitForFunction((before) => document.body.outerHTML.length > before, length);
  }
  await drawn(page);
  sendNext();
  await page.waitForFunction(() => document.readyState === 'complete');
  await drawn(page);
  expect(await largeShifts(page)).toEqual([]);
  expect(await page.locator('dialog > :first-child').evaluate(isSeen)).toBe(true);
});

/** What moved on a page, if it is more than it may: a line for each shift. */
async function shiftsOf({ page, context }: Visitor, kind: SitePage): Promise<string[]> {
  const fonts = await holdBack(page, '**/*.woff2');
  const images = await holdBack(page, /\.(svg|avif|webp|jpe?g|png)(\?|$)|\/resource\//);
  await context.addInitScript(watchShifts);
  await page.goto(originOf(MARKET) + pathOfPage(kind, MARKET), { waitUntil: 'commit' });
  // With the stand-ins, and without images.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(await page.evaluate(areFontsThere)).toBe(false);
  await expect.poll(fonts.held).toBeGreaterThan(0);
  await drawn(page);
  fonts.release();
  await page.waitForFunction(areFontsThere);
  await drawn(page);
  images.release();
  await scrollThrough(page);
  return largeShifts(page);
}

async function largeShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum <= MOST_SHIFT ? [] : shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`);
}

/** Keeps requests waiting until they are released; later ones go on at once. */
async function holdBack(page: Page, pattern: string | RegExp) {
  const waiting: Route[] = [];
  let isReleased = false;
  await page.route(pattern, async (route) => {
    if (isReleased) await route.continue();
    else waiting.push(route);
  });
  return {
    held: () => waiting.length,
    // Whoever waits for what is released says so: a request that the page has given up meanwhile may never go on.
    release: () => {
      isReleased = true;
      for (const route of waiting.splice(0)) route.continue().catch(() => undefined);
    },
  };
}

interface Shift {
  readonly value: number;
  readonly what: string;
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });

/** Notes each shift from the first paint on, and the elements that it moved. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      const nodes = entry.sources.map(({ node, previousRect, currentRect }) => {
        const boxes = [previousRect, currentRect].map((box) =>
          [box.x, box.y, box.width, box.height].map(Math.round).join(),
        );
        const what = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
        return `${boxes.join(' → ')} ${what}`;
      });
      window.shifts.push({
        value: entry.value,
        what: `${entry.startTime.toFixed()} ms ` + nodes.join(' | '),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far down the page each heading stands. */
function placesOfParts(): readonly string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => `${Math.round(part.getBoundingClientRect().top + scrollY)} ${part.textContent}`);
}

/** Whether each font that the page asked for has come; the stand-ins are on the machine. */
function areFontsThere(): boolean {
  const wanted = [...document.fonts].filter(
    ({ family, status }) => !family.includes('Fallback') && status !== 'unloaded',
  );
  return wanted.length > 0 && wanted.every(({ status }) => status === 'loaded');
}

/** Down the page, a screen at a time, as the images come. */
async function scrollThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate((y) => scrollTo({ top: y * innerHeight, behavior: 'instant' }), screen);
    await page.waitForFunction(areImagesInViewThere);
    await drawn(page);
  }
}

/** Those in closed menus, or beside the screen in a list that scrolls, are not asked for. */
function areImagesInViewThere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !isInView || !image.checkVisibility({ visibilityProperty: true });
  });
}
