/** Filters and list of the search, by pointer and keyboard. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { testBrowser, type VisitorOptions } from '../support/browser.ts';
import { isTheSameDocument } from '../support/early-visitor.ts';
import { expectFocus } from '../support/focus.ts';
import { arriveAt, privateRoomOf, sendFiltersOf, startJourney } from '../support/journey.ts';

const browser = testBrowser();

const MARKET: MarketId = 'it';
const PATH = pathOf('search', MARKET);

async function comeTo(query: string, options: VisitorOptions = {}) {
  const visitor = await browser.visitor(MARKET, options);
  await visitor.open(PATH + query);
  await visitor.page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  return startJourney(visitor);
}

const resultsOf = (page: Page) => page.locator('main section[tabindex="-1"]');
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('RES-11 filters and list', () => {
  test('RES-04 RES-10 a press on a filter is counted, and sent', async () => {
    const journey = await comeTo('');
    const { page, t, visitor } = journey;
    const send = sendFiltersOf(journey);
    await privateRoomOf(journey).check();
    await page.locator('#filter-min').fill('900');
    const custom = page.getByRole('radio', { name: t('listing:filter.customPrice') });
    await expect.poll(() => send.innerText()).toMatch(/\d/);
    await expect.poll(() => custom.isChecked()).toBe(true);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    const promised = /[\d.]+/.exec(await send.innerText())?.[0];

    await send.click();
    await arriveAt(journey, PATH, { isNoSharingRoomAvailable: 'true', priceFrom: '90000' });
    const found = page.locator('main section > div > output');
    await expect.poll(async () => /[\d.]+/.exec(await found.innerText())?.[0]).toBe(promised);
    expect(await privateRoomOf(journey).isChecked()).toBe(true);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('RES-06 LAY-13 a press on an order leads there, and the page stays where it is', async () => {
    const { page, t, visitor } = await comeTo('', {
      viewport: { width: 1280, height: 500 },
    });
    const menu = page.locator('main section details').first();
    await menu.locator('summary').click();
    const order = menu.getByRole('link', { name: t('listing:sort.price-asc'), exact: true });
    await order.scrollIntoViewIfNeeded();
    const before = (await scrollOf(page)) + 60;
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollOf(page)).toBe(before);
    // Where it is: what a test's pointer does first is to scroll.
    await order.evaluate((link) => (link as HTMLElement).click());

    await page.waitForURL((url) => url.searchParams.get('sort') === 'price:asc');
    await page.getByText(t('listing:sort.label', { sort: t('listing:sort.price-asc') })).waitFor();
    expect(await scrollOf(page)).toBe(before);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
  });

  test('A11Y-02 by keyboard a filter is taken away, and the focus goes on at the results', async () => {
    const { page, t, visitor } = await comeTo('?discounted=true');
    const name = `${t('listing:filter.remove')} ${t('listing:filter.discounted')}`;
    const chip = page.getByRole('link', { name });
    await chip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '');
    await chip.waitFor({ state: 'detached' });
    await expectFocus(resultsOf(page));
    const discounted = page.getByRole('checkbox', { name: t('listing:filter.discounted') });
    expect(await discounted.isChecked()).toBe(false);
    expect(await isTheSameDocument(visitor)).toBe(true);
    expect(visitor.takeProblems()).toEqual([]);
  });
});
