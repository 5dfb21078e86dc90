/** The menu of the header as it is used: under a pointer, by touch, by keyboard, without scripts. */
import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { PHONE, testBrowser, type VisitorOptions } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { unfoldingMenu } from '../support/site-content.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

const MARKET: MarketId = 'de';
const MENU = unfoldingMenu(MARKET);

const visit = (path: string, options?: VisitorOptions) => browser.visit(MARKET, path, options);

const banner = (page: Page): Locator => page.getByRole('banner');
const menuOf = (page: Page): Locator =>
  banner(page).locator('summary:visible', { hasText: MENU.label });
const linkOf = (page: Page): Locator =>
  banner(page).getByRole('link', { name: MENU.link, exact: true });

describe('LAY-06 the mega-menu on a desktop', () => {
  test('opens under the pointer, stays on the panel, closes once the pointer is gone', async () => {
    const { page, open, takeProblems } = await browser.visitor(MARKET);
    await page.clock.install();
    await open(pathOf('travels', MARKET));
    await menuOf(page).hover();
    await linkOf(page).waitFor();
    await linkOf(page).hover();
    // Longer than it waits for a pointer that has left.
    await page.clock.fastForward(400);
    expect(await linkOf(page).isVisible()).toBe(true);
    await page.mouse.move(10, 850);
    await linkOf(page).waitFor({ state: 'hidden' });
    expect(takeProblems()).toEqual([]);
  });

  test('stays within the container, also when the window changes', async () => {
    const { page } = await visit(pathOf('travels', MARKET));
    await menuOf(page).click();
    const isInside = () =>
      linkOf(page).evaluate((link) => {
        const panel = link.closest('details > div')?.getBoundingClientRect();
        const container = link.closest('header > div')?.getBoundingClientRect();
        if (!panel || !container) return false;
        return panel.left >= container.left && panel.right <= container.right;
      });
    await linkOf(page).waitFor();
    await expect.poll(isInside).toBe(true);
    for (const width of [1100, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(isInside).toBe(true);
    }
  });

  test('A11Y-02 arrows go along the entries and through the panel, Escape leads back', async () => {
    const { page } = await visit(pathOf('travels', MARKET));
    const menu = menuOf(page);
    const isLeft = (target: Locator) =>
      expect.poll(() => target.evaluate((each) => each.matches(':not(:focus)'))).toBe(true);
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    await expectFocus(linkOf(page));
    await page.keyboard.press('End');
    await isLeft(linkOf(page));
    await page.keyboard.press('ArrowDown');
    await expectFocus(linkOf(page));
    await page.keyboard.press('Escape');
    await linkOf(page).waitFor({ state: 'hidden' });
    await expectFocus(menu);

    await page.keyboard.press('ArrowRight');
    await isLeft(menu);
    await page.keyboard.press('ArrowLeft');
    await expectFocus(menu);
  });

  test('A11Y-02 used by keyboard it stays, wherever the pointer is pushed', async () => {
    const { page, open } = await browser.visitor(MARKET);
    await page.clock.install();
    await open(pathOf('travels', MARKET));
    await menuOf(page).focus();
    await page.keyboard.press('ArrowDown');
    await expectFocus(linkOf(page));
    const entries = banner(page).getByRole('navigation').locator('> ul > li:visible');
    for (let place = 0; place < (await entries.count()); place += 1) {
      await entries.nth(place).hover();
    }
    await page.mouse.move(10, 850);
    await page.clock.fastForward(400);
    await expectFocus(linkOf(page));
  });

  test('A11Y-02 it closes when the focus goes on', async () => {
    const { page } = await visit(pathOf('travels', MARKET));
    await menuOf(page).focus();
    await page.keyboard.press('Enter');
    await linkOf(page).waitFor();
    await page.keyboard.press('Shift+Tab');
    await linkOf(page).waitFor({ state: 'hidden' });
  });
});

describe('LAY-05 LAY-06 by touch', () => {
  test('a tap opens the mega-menu of a desktop, another closes it', async () => {
    const { page } = await visit(pathOf('travels', MARKET), { hasTouch: true });
    await menuOf(page).tap();
    await linkOf(page).waitFor();
    await menuOf(page).tap();
    await linkOf(page).waitFor({ state: 'hidden' });
  });
});

describe.each(['on', 'off'] as const)('LAY-05 the menu of a phone, scripts %s', (scripts) => {
  const open = async () => {
    const visitor = await visit(pathOf('travels', MARKET), {
      scripts,
      viewport: PHONE,
      hasTouch: true,
    });
    const t = await wordsOf(MARKET);
    const button = banner(visitor.page).locator('summary', { hasText: t('layout:header.menu') });
    await button.tap();
    await menuOf(visitor.page).waitFor();
    return { ...visitor, button, back: t('layout:menu.back') };
  };

  test('LAY-06 LAY-11 it locks the scroll; a level takes the sheet to itself, and the arrow leads back', async () => {
    const { page, button, back } = await open();
    const lock = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await expect.poll(lock).toBe('hidden');
    const other = banner(page).getByRole('link', { name: 'Alle Reisen', exact: true });
    await other.waitFor();
    await menuOf(page).tap();
    await linkOf(page).waitFor();
    await expect.poll(() => other.count()).toBe(0);
    await banner(page).locator('summary:visible', { hasText: back }).tap();
    await linkOf(page).waitFor({ state: 'hidden' });
    await other.waitFor();
    await button.tap();
    await menuOf(page).waitFor({ state: 'hidden' });
    await expect.poll(lock).not.toBe('hidden');
  });
});

describe('LAY-12 the menu of a phone', () => {
  const open = async () => {
    const visitor = await visit(pathOf('travels', MARKET), { viewport: PHONE });
    const t = await wordsOf(MARKET);
    const button = banner(visitor.page).locator('summary', { hasText: t('layout:header.menu') });
    await button.click();
    await menuOf(visitor.page).click();
    await linkOf(visitor.page).waitFor();
    return { ...visitor, button };
  };

  test('closed by its button, by Escape or by another page it forgets what was open in it', async () => {
    const { page, button } = await open();
    const ways = [
      () => button.click(),
      () => page.keyboard.press('Escape'),
      () => linkOf(page).click(),
    ];
    for (const close of ways) {
      if (!(await linkOf(page).isVisible())) await menuOf(page).click();
      await linkOf(page).waitFor();
      await close();
      await menuOf(page).waitFor({ state: 'hidden' });
      await button.click();
      await menuOf(page).waitFor();
      await expect.poll(() => linkOf(page).isVisible()).toBe(false);
    }
  });
});
