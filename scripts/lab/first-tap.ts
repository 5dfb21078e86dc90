/**
 * The first tap of somebody with a slow phone: on the menu, as soon as the document is there and painted, mostly before
 * scripts have run, and again three seconds later.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';

/** As Lighthouse emulates it. */
export const EMULATED_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWER_BY = 4;
const LATER_MS = 3_000;
/** Browsers tell of an event a moment after the paint that it led to. */
const TOLD_MS = 700;
/** They tell of no shorter ones. */
const SHORTEST_MS = 16;

export interface Taps {
  /** The longest event of the tap in milliseconds: from the touch to the paint after it. */
  readonly first: number;
  readonly later: number;
  /** Whether the menu that the first tap has opened is still open when the page is hydrated. */
  readonly isKept: boolean;
}

export async function measureTaps(browser: Browser, address: string): Promise<Taps> {
  const context = await browser.newContext(EMULATED_PHONE);
  try {
    const page = await context.newPage();
    // On a visit that is not measured, as to ask for it would hold up the tap.
    await page.goto(address);
    const { x, y } = await placeOfMenu(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
    await page.addInitScript(watchEvents, SHORTEST_MS);
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await Promise.all([whenShown(session), page.goto(address, { waitUntil: 'commit' })]);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(LATER_MS);
    const first = await page.evaluate(takeLongest);
    const isKept = await page.evaluate(isMenuOpen);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(TOLD_MS);
    return { first, later: await page.evaluate(takeLongest), isKept };
  } finally {
    await context.close();
  }
}

/** What the next document has to have done: before something is painted a browser takes no touch. */
const STEPS = ['DOMContentLoaded', 'firstContentfulPaint'];

/** By the browser's word: to ask the page would wait for its scripts. */
function whenShown(session: CDPSession): Promise<void> {
  const missing = new Set(STEPS);
  return new Promise((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      missing.delete(name);
      if (missing.size === 0) resolve();
    });
  });
}

async function placeOfMenu(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator('header summary:visible').first().boundingBox();
  if (!box) throw new Error(`${page.url()} has no menu`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

declare global {
  interface Window {
    longestEvent: number;
  }
}

function watchEvents(shortestMs: number): void {
  window.longestEvent = shortestMs;
  // TypeScript does not know the threshold.
  const wanted = { type: 'event', durationThreshold: shortestMs, buffered: true };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestEvent = Math.max(window.longestEvent, duration);
    }
  }).observe(wanted);
}

/** Since the last look. */
function takeLongest(): number {
  const longest = window.longestEvent;
  window.longestEvent = 16;
  return longest;
}

function isMenuOpen(): boolean {
  return document.querySelector('header details[open]') !== null;
}
