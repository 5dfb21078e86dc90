/** What scripts change of a page is heard, and leaves the focus somewhere (A11Y-02). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import { DESKTOP, PHONE, testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { unfoldingMenu } from '../support/site-content.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const MENU = unfoldingMenu('de');

const heard = (page: Page, text: string) =>
  page.locator('[aria-live="polite"]').getByText(text).waitFor({ state: 'attached' });

test.each([
  ['a panel of the header', DESKTOP],
  ['the menu of a phone', PHONE],
])(
  'A11Y-02 a page that is reached from %s tells its title, and has the focus',
  async (_, viewport) => {
    const { page, open, takeProblems, leave } = await browser.visitor('de', { viewport });
    const t = await wordsOf('de');
    await open(pathOf('travels', 'de'));
    const titleBefore = await page.title();
    const banner = page.getByRole('banner');
    if (viewport === PHONE) {
      await banner.locator('summary', { hasText: t('layout:header.menu') }).press('Enter');
    }
    await banner.locator('summary:visible', { hasText: MENU.label }).press('Enter');
    await banner.getByRole('link', { name: MENU.link, exact: true }).press('Enter');
    await page.waitForFunction((before) => document.title !== before, titleBefore);
    await heard(page, await page.title());
    await expectFocus(page.locator('#main'));
    expect(takeProblems()).toEqual([]);
    await leave();
  },
);

test('LAY-08 LAY-13 A11Y-02 a closed bar is told, leaves the focus at the page and the address as it was', async () => {
  const { page, open, takeProblems, leave } = await browser.visitor('de');
  const t = await wordsOf('de');
  const path = `${pathOf('travels', 'de')}#main`;
  await open(path);
  const close = page.getByRole('button', { name: t('layout:banner.close') });
  await expect.poll(() => close.count()).toBe(1);
  await close.press('Enter');
  await close.waitFor({ state: 'detached' });
  await heard(page, t('layout:banner.closed'));
  await expectFocus(page.locator('#main'));
  expect(page.url().endsWith(path)).toBe(true);
  expect(takeProblems()).toEqual([]);
  await leave();
});
