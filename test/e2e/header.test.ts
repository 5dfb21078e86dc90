/** Header and footer as they are used, but for the menu: scrolled, on a phone, without scripts. */
import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { DESKTOP, PHONE, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

const MARKET: MarketId = 'de';

const visit = (path: string, options?: VisitorOptions) => browser.visit(MARKET, path, options);

const banner = (page: Page): Locator => page.getByRole('banner');

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/** The colour behind the words of the header. */
function ground(page: Page): Promise<string> {
  return banner(page).evaluate((element) => getComputedStyle(element).backgroundColor);
}

const NO_COLOUR = 'rgba(0, 0, 0, 0)';

test.each(MARKET_IDS)('LAY-01 the header of %s fits a narrow desktop', async (marketId) => {
  const { page } = await browser.visit(marketId, '/', { viewport: { width: 1024, height: 800 } });
  const [left, right] = await banner(page)
    .locator(':scope > div > div')
    .evaluate((row) => {
      const { paddingLeft } = getComputedStyle(row.parentElement ?? row);
      const ends = [...row.children].map((child) => child.getBoundingClientRect().right);
      return [
        Number.parseFloat(paddingLeft),
        document.documentElement.clientWidth - Math.max(...ends),
      ];
    });
  // Where a browser places things is rounded.
  expect(Math.ceil(right ?? 0)).toBeGreaterThanOrEqual(Math.floor(left ?? 0));
});

describe('LAY-02 the header and the scroll', () => {
  test('it is transparent at the top, goes away with the page, and is back far down', async () => {
    const { page, takeProblems } = await visit('/');
    const bar = page.locator('[data-state]:has(> header)');
    const inState = (state: string) =>
      bar.and(page.locator(`[data-state="${state}"]`)).waitFor({ state: 'attached' });
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await heightOf();
    const hasNoGround = async () => (await ground(page)) === NO_COLOUR;
    await expect.poll(hasNoGround).toBe(true);

    await scrollTo(page, 49);
    await inState('top');
    await scrollTo(page, 60);
    await inState('scrolled');
    await expect.poll(hasNoGround).toBe(false);
    await scrollTo(page, 790);
    const edge = (name: 'top' | 'bottom') => () =>
      banner(page).evaluate((element, at) => element.getBoundingClientRect()[at], name);
    await expect.poll(edge('bottom')).toBeLessThan(0);

    await scrollTo(page, 820);
    await inState('returned');
    await expect.poll(edge('top')).toBe(0);
    // It takes no other room than before.
    await expect.poll(heightOf).toBe(height);

    await scrollTo(page, 700);
    await inState('scrolled');
    await scrollTo(page, 0);
    await inState('top');
    expect(takeProblems()).toEqual([]);
  });
});

test('A11Y-01 over a cover it has the ground of the visitor’s own colours', async () => {
  const { page } = await visit('/');
  const isSeenThrough = async () => /^rgba\(.*, 0\)$/.test(await ground(page));
  await expect.poll(isSeenThrough).toBe(true);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(isSeenThrough).toBe(false);
});

describe('LAY-04 the way to the search', () => {
  test('is not on pages that search, and on others it is', async () => {
    const { page, open } = await visit(pathOf('search', MARKET));
    const t = await wordsOf(MARKET);
    const link = banner(page).getByRole('link', { name: t('layout:header.search') });
    expect(await link.count()).toBe(0);
    await open(pathOf('tours', MARKET));
    expect(await link.count()).toBe(0);
    await open(pathOf('travels', MARKET));
    await link.waitFor();
  });

  test('on the home page it comes when the cover’s own search is out of view', async () => {
    const { page } = await visit('/');
    const t = await wordsOf(MARKET);
    const link = banner(page).getByRole('link', { name: t('layout:header.search') });
    await link.waitFor({ state: 'hidden' });
    await scrollTo(page, 1500);
    await link.waitFor();
    await scrollTo(page, 0);
    await link.waitFor({ state: 'hidden' });
  });

  test('of the home page without scripts it is there', async () => {
    const { page } = await visit('/', { scripts: 'off' });
    const t = await wordsOf(MARKET);
    await banner(page)
      .getByRole('link', { name: t('layout:header.search') })
      .waitFor();
  });
});

describe('LAY-15 what folds, folds by itself', () => {
  test('the columns of the footer', async () => {
    const { page } = await visit(pathOf('travels', MARKET), { scripts: 'off', viewport: PHONE });
    const columns = page.getByRole('contentinfo').locator('details:visible');
    const count = await columns.count();
    expect(count).toBeGreaterThan(1);
    for (let place = 0; place < count; place += 1) {
      await columns.nth(place).locator('summary').click();
      const open = page.getByRole('contentinfo').locator('details[open]');
      await expect.poll(() => open.count()).toBe(place + 1);
    }
    expect(await columns.first().getAttribute('name')).toBeNull();
  });
});

describe('LAY-09 the way to a person', () => {
  test.each([
    ['floats beside the page', { width: 1440, height: 900 }, 'main'],
    ['stands in the header', DESKTOP, 'banner'],
    ['stands in the header of a phone', PHONE, 'banner'],
  ])('%s, covers nothing, and opens without scripts', async (_, viewport, place) => {
    const { page } = await visit(pathOfPage('travel', MARKET), { scripts: 'off', viewport });
    const t = await wordsOf(MARKET);
    const name = t('layout:modal.talkToUs');
    const link = page
      .locator('a:visible:not(footer *)')
      .and(page.getByRole('link', { name, exact: true }));
    expect(await link.count()).toBe(1);
    expect(await link.locator('xpath=ancestor::header').count()).toBe(place === 'banner' ? 1 : 0);
    if (place === 'main') {
      const { left } = await link.evaluate((element) => element.getBoundingClientRect());
      const content = await banner(page)
        .locator('> div')
        .evaluate((element) => element.getBoundingClientRect().right);
      expect(left).toBeGreaterThan(content - 40);
    }
    await link.click();
    await page.getByRole('dialog').waitFor();
  });
});

test('LAY-07 the footer’s page on cookies forgets what a visitor chose', async () => {
  const { page, context } = await visit('/cookies', { scripts: 'off' });
  const t = await wordsOf(MARKET);
  await page.getByRole('button', { name: /^GBP/ }).click();
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('currency');
  await page.getByRole('button', { name: t('cookies:forget') }).click();
  await page.getByRole('main').getByRole('status').waitFor();
  await expect.poll(names).not.toContain('currency');
});
