/**
 * Filters and list of the search as an island (CMS-02): their code comes with the first sign of a person, and
 * nothing that one does before is lost.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { mainHydrated, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { codeOf, comeEarly, isTheSameDocument } from '../support/early-visitor.ts';
import { expectFocus } from '../support/focus.ts';
import { arriveAt, privateRoomOf, sendFiltersOf, startJourney } from '../support/journey.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const MARKET: MarketId = 'it';
const PATH = pathOf('search', MARKET);
const BODY = 'app/pages/search/body.tsx';

async function comeTo(query: string, options: VisitorOptions = {}) {
  const visitor = await browser.visitor(MARKET, options);
  const early = await comeEarly(visitor, PATH + query, BODY);
  return { ...early, ...(await startJourney(visitor)) };
}

const isTaken = (page: Page) =>
  page
    .locator('[data-body] > *')
    .first()
    .evaluate((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')));
const resultsOf = (page: Page) => page.locator('[data-body] section[tabindex="-1"]');
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('RES-11 filters and list as the server has drawn them', () => {
  test('CMS-02 their code is fetched with the first sign of a person, and their nodes stay', async () => {
    const { page, visitor, asked, letCodeGo } = await comeTo('?discounted=true');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await isTaken(page)).toBe(false);
    await page.evaluate(() => {
      const nodes = [...document.querySelectorAll('[data-body] *')];
      Object.assign(window, { nodes });
    });

    await page.mouse.move(300, 500);
    await expect.poll(() => asked.length).toBe(1);
    letCodeGo();
    await expect.poll(() => isTaken(page)).toBe(true);
    const lost = await page.evaluate(() => {
      const { nodes } = window as unknown as { readonly nodes: readonly Element[] };
      return nodes.filter((node) => !node.isConnected).map((node) => node.outerHTML);
    });
    expect(lost).toEqual([]);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  });

  test('RES-04 RES-10 the first press on a filter is counted once that can be, and sent', async () => {
    const journey = await comeTo('');
    const { page, t, visitor, letCodeGo } = journey;
    const send = sendFiltersOf(journey);
    await privateRoomOf(journey).check();
    await page.locator('#filter-min').fill('900');
    expect(await send.innerText()).toBe(t('listing:filter.apply'));
    const custom = page.getByRole('radio', { name: t('listing:filter.customPrice') });
    expect(await custom.isChecked()).toBe(false);

    letCodeGo();
    await expect.poll(() => send.innerText()).toMatch(/\d/);
    expect(await custom.isChecked()).toBe(true);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    const promised = /[\d.]+/.exec(await send.innerText())?.[0];

    await send.click();
    await arriveAt(journey, PATH, { isNoSharingRoomAvailable: 'true', priceFrom: '90000' });
    const found = page.locator('[data-body] section > div > output');
    await expect.poll(async () => /[\d.]+/.exec(await found.innerText())?.[0]).toBe(promised);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  });

  test('RES-06 LAY-13 a press on an order leads there, and the page stays where it is', async () => {
    const { page, t, visitor, letCodeGo } = await comeTo('', {
      viewport: { width: 1280, height: 500 },
    });
    const menu = page.locator('[data-body] section details').first();
    await menu.locator('summary').click();
    const order = menu.getByRole('link', { name: t('listing:sort.price-asc'), exact: true });
    await order.scrollIntoViewIfNeeded();
    const before = (await scrollOf(page)) + 60;
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollOf(page)).toBe(before);
    // Where it is: what a test's pointer does first is to scroll.
    await order.evaluate((link) => (link as HTMLElement).click());

    letCodeGo();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price:asc');
    await page.getByText(t('listing:sort.label', { sort: t('listing:sort.price-asc') })).waitFor();
    expect(await scrollOf(page)).toBe(before);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  });

  test('A11Y-02 by keyboard a filter is taken away, and the focus goes on at the results', async () => {
    const { page, t, visitor, letCodeGo } = await comeTo('?discounted=true');
    const name = `${t('listing:filter.remove')} ${t('listing:filter.discounted')}`;
    const chip = page.getByRole('link', { name });
    await chip.focus();
    await page.keyboard.press('Enter');
    letCodeGo();
    await page.waitForURL((url) => url.search === '');
    await chip.waitFor({ state: 'detached' });
    await expectFocus(resultsOf(page));
    const discounted = page.getByRole('checkbox', { name: t('listing:filter.discounted') });
    expect(await discounted.isChecked()).toBe(false);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  });

  test('where their code never comes, the server draws what is asked for', async () => {
    const visitor = await browser.visitor(MARKET);
    const { page } = visitor;
    const journey = await startJourney(visitor);
    await page.route(`**${codeOf(BODY)}`, (route) => route.abort());
    await page.goto(originOf(MARKET) + PATH, { waitUntil: 'load' });
    await mainHydrated(page);
    await privateRoomOf(journey).check();
    await sendFiltersOf(journey).click();
    await arriveAt(journey, PATH, { isNoSharingRoomAvailable: 'true' });
    await mainHydrated(page);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    await visitor.leave();
  });
});
