/**
 * Bodies of pages as islands (CMS-02), of a travel, tour, itinerary, coordinator and of the meet-ups: what
 * draws them is fetched with the first sign of a person, what the server has drawn stays, and nothing that
 * one does before is lost.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { MarketId } from '../../domain/market.ts';
import { PHONE, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { comeEarly, isTheSameDocument } from '../support/early-visitor.ts';
import { pathOfPage, type SitePage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const MARKET: MarketId = 'it';
type LaterPage = Extract<SitePage, 'travel' | 'tour' | 'itinerary' | 'coordinator' | 'wemeet'>;

/** A visitor of a page whose own code runs, and who has done nothing yet. */
async function comeTo(kind: LaterPage, options: VisitorOptions = {}) {
  const visitor = await browser.visitor(MARKET, options);
  const path = pathOfPage(kind, MARKET);
  return { ...visitor, ...(await comeEarly(visitor, path, `app/pages/${kind}/body.tsx`)) };
}

const isTaken = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('[data-body] > *') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );

describe('CMS-02 a page as the server has drawn it', () => {
  test.each(['travel', 'tour', 'itinerary', 'coordinator', 'wemeet'] as const)(
    '%s: its code is fetched with the first sign of a person, and its nodes stay',
    async (kind) => {
      const { page, asked, letCodeGo, takeProblems, leave } = await comeTo(kind);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      const parts = await page.locator('main [id], main a, main input, main li').elementHandles();
      await page.mouse.move(300, 500);
      await expect.poll(() => asked.length).toBe(1);
      expect(await isTaken(page)).toBe(false);
      letCodeGo();
      await expect.poll(() => isTaken(page)).toBe(true);
      for (const part of parts) expect(await part.evaluate((node) => node.isConnected)).toBe(true);
      expect(takeProblems()).toEqual([]);
      await leave();
    },
  );

  test('TRV-15 what is ticked before its code is there, the sum follows', async () => {
    const { page, asked, letCodeGo, takeProblems, leave } = await comeTo('tour');
    const sum = page.locator('#costs').getByRole('status');
    const before = await sum.textContent();
    const flight = page.locator('#costs input[value="flight"]');
    await flight.uncheck();
    await expect.poll(() => asked.length).toBe(1);
    letCodeGo();
    await page.waitForURL(/cost/);
    await expect.poll(() => sum.textContent()).not.toBe(before);
    expect(await flight.isChecked()).toBe(false);
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-06 a month that is pressed before its code is there is shown, and keeps the focus', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('travel');
    const month = page.locator('#departures nav a[href*="month="]').last();
    const name = await month.textContent();
    await month.click();
    letCodeGo();
    await page.waitForURL(/month=/);
    await expect.poll(() => month.getAttribute('aria-current')).toBe('true');
    expect(await month.textContent()).toBe(name);
    expect(await month.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-06 filters that are sent before their code is there narrow the list in the same document', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('travel');
    const form = page.locator('#departures form');
    await form.locator('select[name=status]').selectOption('CERTAIN');
    await form.getByRole('button').click();
    letCodeGo();
    await page.waitForURL(/status=CERTAIN/);
    await page.locator('#departures output a').waitFor();
    expect(await form.locator('select[name=status]').inputValue()).toBe('CERTAIN');
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-05 A11Y-02 the calendar that has the focus before its code is there gets its keys', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('travel');
    await page.locator('#departures table a').first().focus();
    letCodeGo();
    await page.locator('#departures [role="grid"]').first().waitFor();
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('MEET-01 a city that is chosen before its code is there is searched for in the same document', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('wemeet');
    const city = page.locator('select[name=city]');
    const wanted = (await city.locator('option').nth(1).getAttribute('value')) ?? '';
    await city.selectOption(wanted);
    await page.locator('main form button').first().click();
    letCodeGo();
    await page.waitForURL((url) => url.searchParams.get('city') === wanted);
    await expect.poll(() => city.inputValue()).toBe(wanted);
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-10 another order of a coordinator’s departures, before its code is there, keeps the place', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('coordinator');
    const order = page.locator('main nav a[data-keeps-place]').last();
    await order.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const place = await scrolled();
    expect(await order.getAttribute('aria-current')).toBeNull();
    await order.click();
    letCodeGo();
    await expect.poll(() => order.getAttribute('aria-current')).toBe('page');
    expect(await scrolled()).toBe(place);
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-07 the button that prints waits for its code', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('itinerary');
    const t = await wordsOf(MARKET);
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { isPrinted: true });
    });
    await page.getByRole('button', { name: t('travel:itinerary.print') }).click();
    letCodeGo();
    await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-11 reviews in other languages are shown on a press, and have the focus', async () => {
    const { page, letCodeGo, takeProblems, leave } = await comeTo('travel');
    const foreign = page.locator('#reviews blockquote[lang]');
    expect(await foreign.count()).toBe(0);
    const link = page.locator('#reviews a[href*="reviews=all"]');
    await link.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const place = await scrolled();
    await link.click();
    letCodeGo();
    await foreign.first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('summary');
    expect(await scrolled()).toBe(place);
    expect(await isTheSameDocument({ page })).toBe(true);
    expect(takeProblems()).toEqual([]);
    await leave();
  });

  test('TRV-06 the bar at the foot gives way by itself to what says the same', async () => {
    const { page, asked, takeProblems, leave } = await comeTo('travel', {
      viewport: { ...PHONE, height: 3_000 },
    });
    await page.locator('[data-said-by][data-hidden]').waitFor({ state: 'attached' });
    expect(asked).toEqual([]);
    expect(takeProblems()).toEqual([]);
    await leave();
  });
});
