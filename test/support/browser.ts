/**
 * A browser for the suites that look at the site as people do. Each page writes down what a developer
 * would see go wrong: errors and warnings of the console, uncaught errors, answers that failed.
 */
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { MarketId } from '../../domain/market.ts';
import { launchChromium } from './chromium.ts';
import { originOf } from './visit.ts';

/** How scripts fare: they run, they are switched off, or none of their files arrives. */
type Scripts = 'on' | 'off' | 'lost';

export interface VisitorOptions extends Pick<
  BrowserContextOptions,
  'viewport' | 'deviceScaleFactor' | 'colorScheme' | 'reducedMotion' | 'hasTouch' | 'isMobile'
> {
  readonly scripts?: Scripts;
  /** Whether pages may register the service worker, which would answer for the site in every other test. */
  readonly hasServiceWorker?: boolean;
  /** Vitest cannot tell whose the visitor is where tests run side by side: such a test calls `leave`. */
  readonly isAmongOthers?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly marketId: MarketId;
  readonly scripts: Scripts;
  /** What went wrong since the last look. */
  readonly takeProblems: () => string[];
  /** Goes to a path of the market's site, and waits until the page can be used. */
  readonly open: (path: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Longer than any answer takes on a busy machine. */
const WAIT_LIMIT_MS = 30_000;
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 375, height: 800 };

export interface BrowserSettings {
  /**
   * Whether pictures are loaded. Their places are kept without them, and to make, to send and to paint them
   * takes as long as many a page.
   */
  readonly hasPictures?: boolean;
  /** In pixels, of a visitor who has set it. */
  readonly fontSize?: number;
}

/** The browser of a file of tests, open while they run. */
export function testBrowser({ hasPictures = false, fontSize = 16 }: BrowserSettings = {}) {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const settings = `imagesEnabled=${hasPictures},defaultFontSize=${fontSize}`;
    browser = await launchChromium({ args: [`--blink-settings=${settings}`] });
  });
  afterAll(() => browser?.close());
  const visitor = async (
    marketId: MarketId,
    { isAmongOthers = false, ...options }: VisitorOptions = {},
  ): Promise<Visitor> => {
    if (!browser) throw new Error('The browser was not launched');
    const come = await newVisitor(browser, marketId, { ...options, hasPictures });
    if (!isAmongOthers) onTestFinished(come.leave);
    return come;
  };
  return {
    /** A visitor of a market with cookies of its own, who leaves when the test is over. */
    visitor,
    /** Likewise, who has gone to a path. */
    visit: async (marketId: MarketId, path: string, options?: VisitorOptions): Promise<Visitor> => {
      const visiting = await visitor(marketId, options);
      await visiting.open(path);
      return visiting;
    },
  };
}

async function newVisitor(
  browser: Browser,
  marketId: MarketId,
  {
    scripts = 'on',
    hasServiceWorker = false,
    viewport = DESKTOP,
    hasPictures,
    ...options
  }: Omit<VisitorOptions, 'isAmongOthers'> & { readonly hasPictures: boolean },
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    // The site has the market's words, whatever the browser asks for.
    locale: 'ja-JP',
    timezoneId: 'Pacific/Auckland',
    javaScriptEnabled: scripts !== 'off',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    ...options,
  });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  if (scripts === 'lost') await context.route('**/assets/*.js', (route) => route.abort());
  const page = await context.newPage();
  await withoutAvif(page);
  const problems: string[] = [];
  if (scripts === 'on') noteProblems(page, problems, hasPictures);
  return {
    page,
    context,
    marketId,
    scripts,
    takeProblems: () => problems.splice(0),
    open: async (path) => {
      await page.goto(originOf(marketId) + path, { waitUntil: 'load' });
      if (scripts !== 'on') return;
      await hydrated(page).catch((cause: unknown) => {
        throw new Error(`${page.url()} is not taken over: ${problems.join('; ')}`, { cause });
      });
    },
    leave: () => context.close(),
  };
}

/**
 * Has the browser ask for pictures in other formats: each that is asked for as AVIF the site makes in the background,
 * for some tenths of a second, and no test looks at it.
 */
async function withoutAvif(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
}

function noteProblems(page: Page, problems: string[], hasPictures: boolean): void {
  const sitePort = String(inject('sitePort'));
  page.on('console', (message) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    // The browser itself says of a page of status 404 or 410 that it failed to load.
    if (message.location().url === page.url() && /status of 4\d\d/.test(message.text())) return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Remix prints that it did not read an answer to its end when a newer request has replaced it.
    if (message.text().startsWith('AbortError: signal is aborted')) return;
    // A picture that is preloaded is not used where none is shown.
    if (!hasPictures && /preload/.test(message.text()) && message.text().includes('/resource/')) {
      return;
    }
    problems.push(`${page.url()} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()} error: ${error.message}`));
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isPage) {
      problems.push(`${page.url()} ${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, port } = new URL(request.url());
    if (protocol.startsWith('http') && port !== sitePort) {
      problems.push(`${page.url()} asked for ${request.url()}`);
    }
  });
}

/**
 * Waits until React has committed the hydrated page, when the root has its first child, and has run its effects.
 * Elements have their properties earlier, while React renders, when the router's changes would not reach it yet.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    if (key === undefined) return false;
    const { stateNode } = Reflect.get(document, key) as {
      readonly stateNode: { readonly current: { readonly child: object | null } };
    };
    return stateNode.current.child !== null;
  });
  await page.evaluate(
    () => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle))),
  );
}

/** Two cores are what is to be had: the server has its share of one. */
const VISITORS_AT_A_TIME = 2;

/** Shares the items out among visitors, each busy with one at a time, and takes leave of them. */
export async function shareOut<Item>(
  items: readonly Item[],
  newOne: () => Promise<Visitor>,
  work: (visitor: Visitor, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const goRound = async (): Promise<void> => {
    const visitor = await newOne();
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(visitor, item);
    }
    await visitor.leave();
  };
  await Promise.all(Array.from({ length: VISITORS_AT_A_TIME }, goRound));
}
