/**
 * What visitors do before the code of a page is there (CMS-02): nothing of it is lost, and the page that the
 * server has rendered stays as it is.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { hydrated, PHONE, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { comeBeforeHydration, isTheSameDocument } from '../support/early-visitor.ts';
import { holdReact, letReactGo, makeReactHoldable } from '../support/held-react.ts';
import { arriveAt, privateRoomOf, sendFiltersOf, startJourney } from '../support/journey.ts';
import { pathOfPage, type SitePage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const MARKET: MarketId = 'it';

async function comeTo(page: SitePage, options: VisitorOptions = {}, query = '') {
  const visitor = await browser.visitor(MARKET, options);
  const early = await comeBeforeHydration(visitor, pathOfPage(page, MARKET) + query);
  return { ...visitor, visitor, ...early, t: await wordsOf(MARKET) };
}

describe('CMS-02 a page whose code is on its way', () => {
  test.each(['search', 'travel', 'tour', 'itinerary', 'coordinator', 'wemeet', 'cookies'] as const)(
    'LAY-01 %s: every node stays when it is hydrated, and React has nothing to say',
    async (kind) => {
      const { page, letCodeGo, takeProblems, leave } = await comeTo(kind);
      await page.evaluate(noteNodes);
      letCodeGo();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(lostNodes)).toEqual([]);
      expect(takeProblems()).toEqual([]);
      await leave();
    },
  );

  test('RES-11 filters that are chosen before are kept, and sent', async () => {
    const { page, visitor, letCodeGo, takeProblems, leave } = await comeTo('search');
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
    await leave();
  });

  test('RES-11 a form that is sent before is answered with a page', async () => {
    const { visitor, letCodeGo, takeProblems, leave } = await comeTo('search');
    const journey = await startJourney(visitor);
    await privateRoomOf(journey).check();
    await sendFiltersOf(journey).click({ noWaitAfter: true });
    letCodeGo();
    await arriveAt(journey, pathOf('search', MARKET), { isNoSharingRoomAvailable: 'true' });
    await hydrated(visitor.page);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-01 LAY-04 a link that is pressed before leads to its page', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('travel');
    const link = page.getByRole('contentinfo').locator('a[href="/cookies"]');
    await link.click({ noWaitAfter: true });
    letCodeGo();
    await page.waitForURL((url) => url.pathname === '/cookies');
    await hydrated(page);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-11 a modal whose link is pressed before is open on the page that comes', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('travel');
    await page.locator('main a[href*="modal=gallery"]').first().click({ noWaitAfter: true });
    letCodeGo();
    await page.waitForURL((url) => url.searchParams.get('modal') === 'gallery');
    await page.getByRole('dialog').waitFor();
    await hydrated(page);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-06 a menu that was opened before stays open, and closes on Escape', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('travels', {
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
    await leave();
  });

  test('TRV-15 what is ticked before, the sum follows', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('travel');
    const box = page.locator('#costs form input[type=checkbox]').first();
    const isTicked = await box.isChecked();
    await box.setChecked(!isTicked);
    letCodeGo();
    await hydrated(page);
    await expect.poll(() => box.isChecked()).toBe(!isTicked);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-07 the button that prints is not to be seen before it works', async () => {
    const { page, t, letCodeGo, takeProblems, leave } = await comeTo('itinerary');
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { isPrinted: true });
    });
    const button = page.getByRole('button', { name: t('travel:itinerary.print') });
    expect(await button.count()).toBe(0);
    letCodeGo();
    await button.click();
    expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('a key that is pressed before React has rendered the page hurts nothing', async () => {
    const { page, takeProblems, leave } = await browser.visitor(MARKET);
    await makeReactHoldable(page);
    await page.addInitScript(() => Object.assign(window, { holdReact: true }));
    await page.goto(originOf(MARKET) + pathOfPage('travel', MARKET));
    await expect.poll(() => hasRoot(page)).toBe(true);
    await page.keyboard.press('Tab');
    await letReactGo(page);
    await hydrated(page);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('a link that is pressed while React renders the page leads on', async () => {
    const { page, takeProblems, leave } = await browser.visitor(MARKET);
    await makeReactHoldable(page);
    await page.addInitScript(() => Object.assign(window, { holdReact: true }));
    await page.goto(originOf(MARKET) + pathOfPage('travel', MARKET));
    await expect.poll(() => hasRoot(page)).toBe(true);
    await page.getByRole('contentinfo').locator('a[href="/cookies"]').click({ noWaitAfter: true });
    await letReactGo(page);
    await page.waitForURL((url) => url.pathname === '/cookies');
    await holdReact(page);
    await letReactGo(page);
    await page.locator('main h1').waitFor();
    expect(takeProblems()).toEqual([]);
    await leave();
  });
});

test('TRV-06 the bar at the foot hides by itself while the page says the same', async () => {
  const { page, letCodeGo, takeProblems, leave } = await comeTo('travel', {
    viewport: { ...PHONE, height: 3_000 },
  });
  letCodeGo();
  await page.locator('[data-said-by][data-hidden]').waitFor({ state: 'attached' });
  expect(takeProblems()).toEqual([]);
  await leave();
});

test('TRV-11 reviews in other languages are shown on a press, and have the focus', async () => {
  const { page, letCodeGo, takeProblems, leave } = await comeTo('travel');
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
  await leave();
});

function hasRoot(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Notes every node of the page; to run in the page, as the one below. */
function noteNodes(): void {
  Object.assign(window, { noted: [...document.body.querySelectorAll(':not(script)')] });
}

/** Nodes of the server's that are not there any more. */
function lostNodes(): string[] {
  const { noted } = window as unknown as { readonly noted: readonly Element[] };
  return noted.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 200));
}
