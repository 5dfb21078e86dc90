/**
 * Pages and islands in the middle of being taken over (CMS-02), when neither the server's page nor React sees
 * to them: what one presses then is not lost, and stays within the document.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import type { Page } from 'playwright-core';
import type { MarketId } from '../../domain/market.ts';
import { mainHydrated, testBrowser } from '../support/browser.ts';
import { comeEarly, isTheSameDocument } from '../support/early-visitor.ts';
import { holdReact, letReactGo, makeReactHoldable } from '../support/held-react.ts';
import { dialogOf, gallery } from '../support/opened-modal.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const MARKET: MarketId = 'it';

/** A visitor of a page of which one island is about to be React's, which has been stopped. */
async function comeInTheMiddle(path: string, module: string, island: string) {
  const visitor = await browser.visitor(MARKET);
  const { page } = visitor;
  await makeReactHoldable(page);
  const { asked, letCodeGo } = await comeEarly(visitor, path, module);
  await page.mouse.move(300, 500);
  await expect.poll(() => asked.length).toBe(1);
  await holdReact(page);
  letCodeGo();
  const isRoot = () =>
    page
      .locator(island)
      .evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactContainer')),
      );
  await expect.poll(isRoot).toBe(true);
  return { ...visitor, t: await wordsOf(MARKET) };
}

test('CMS-02 a key that is pressed before React has drawn the page hurts nothing', async () => {
  const { page, takeProblems, leave } = await browser.visitor(MARKET);
  await makeReactHoldable(page);
  await page.addInitScript(() => Object.assign(window, { holdReact: true }));
  await page.goto(originOf(MARKET) + pathOfPage('travel', MARKET));
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer'))),
    )
    .toBe(true);
  await page.keyboard.press('Tab');
  await letReactGo(page);
  await mainHydrated(page);
  expect(takeProblems()).toEqual([]);
  await leave();
});

const isTaken = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );

describe('CMS-02 in an island that is being taken over', () => {
  test('LAY-11 a link to a modal opens it over the page', async () => {
    const visiting = await comeInTheMiddle(
      pathOfPage('travel', MARKET),
      'app/pages/travel/body.tsx',
      '[data-body]',
    );
    const { page, takeProblems, leave } = visiting;
    await gallery(visiting).click();
    await letReactGo(page);
    await dialogOf(page).waitFor();
    expect(await isTheSameDocument({ page })).toBe(true);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('RES-11 a filter narrows the list', async () => {
    const { page, takeProblems, leave } = await comeInTheMiddle(
      pathOfPage('travel', MARKET),
      'app/pages/travel/body.tsx',
      '[data-body]',
    );
    const form = page.locator('#departures form');
    await form.locator('select[name=status]').selectOption('CERTAIN');
    await form.getByRole('button').click();
    await letReactGo(page);
    await page.waitForURL(/status=CERTAIN/);
    await page.locator('#departures output a').waitFor();
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-01 a link of the footer leads to its page', async () => {
    const { page, takeProblems, leave } = await comeInTheMiddle(
      pathOf('travels', MARKET),
      'app/layout/frame-parts.tsx',
      '[data-part="end"]',
    );
    const path = pathOf('faqs', MARKET);
    await page.locator(`footer a[href="${path}"]`).first().click();
    await letReactGo(page);
    await page.waitForURL(`**${path}`);
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-11 another modal is the same step of the history, and a second press changes nothing', async () => {
    const { page, takeProblems, leave } = await comeInTheMiddle(
      pathOfPage('travel', MARKET),
      'app/pages/travel/body.tsx',
      '[data-body]',
    );
    const path = pathOfPage('travel', MARKET);
    const press = (modal: string) =>
      page
        .locator(`main [data-opens="${modal}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await press('flight-club');
    await page.waitForURL(/modal=flight-club/);
    await press('flight-club');
    await press('payment-info');
    await page.waitForURL(/modal=payment-info/);
    await letReactGo(page);
    await dialogOf(page).waitFor();
    expect(await steps()).toBe(before + 1);
    expect(await isTheSameDocument({ page })).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForURL(`**${path}`);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-11 who has gone elsewhere is not brought back by what was pressed before', async () => {
    const { page, takeProblems, leave } = await comeInTheMiddle(
      pathOfPage('travel', MARKET),
      'app/pages/travel/body.tsx',
      '[data-body]',
    );
    await page
      .locator('#reviews a[href*="reviews=all"]')
      .evaluate((link: HTMLElement) => link.click());
    await page
      .getByRole('banner')
      .locator('a[href="/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await letReactGo(page);
    await page.waitForURL(originOf(MARKET) + '/');
    await page.locator('[data-cover-search]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('LAY-01 a link to the page itself loads no new document', async () => {
    const { page, takeProblems, leave } = await comeInTheMiddle(
      '/',
      'app/layout/frame-parts.tsx',
      '[data-part="start"]',
    );
    await page
      .locator('header a[href="/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await letReactGo(page);
    await expect.poll(() => isTaken(page)).toBe(true);
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });
});
