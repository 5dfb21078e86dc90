/** The filters of a travel's departures: on a phone, too, one sees at once what is left. */
import { expect, test } from 'vitest';
import { PHONE, testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { pathOfPage } from '../support/site-paths.ts';

const browser = testBrowser();

test.each([
  ['it', 'on'],
  ['de', 'off'],
  ['en-US', 'lost'],
] as const)(
  'TRV-06 A11Y-02 what a filter leaves comes into view on a phone in %s, scripts %s',
  async (marketId, scripts) => {
    const visitor = await browser.visitor(marketId, { scripts, viewport: PHONE });
    const { page } = visitor;
    await visitor.open(pathOfPage('travel', marketId));
    const form = page.locator('#departures form');
    const count = page.locator('#departures output');
    const button = form.getByRole('button');
    const first = await count.elementHandle();
    const before = await count.textContent();

    await page.locator('#departures details:has(form) > summary').click();
    await form.locator('select[name=status]').selectOption('CERTAIN');
    await button.click();
    await page.waitForURL(/status=CERTAIN/);
    await expect.poll(() => count.textContent()).not.toBe(before);
    const isInView = () =>
      count.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        const shown = document.elementFromPoint(window.innerWidth / 2, (top + bottom) / 2);
        return bottom < window.innerHeight / 2 && node.contains(shown);
      });
    await expect.poll(isInView).toBe(true);
    if (scripts === 'on') {
      // A live region speaks of what changes in it, and never of one that is drawn anew.
      expect(await first?.evaluate((node) => node.isConnected)).toBe(true);
      await expectFocus(button);
      expect(await form.locator('select[name=status]').inputValue()).toBe('CERTAIN');
    }
    expect(visitor.takeProblems()).toEqual([]);
  },
);

test('TRV-06 A11Y-02 a box narrows the list by itself where there is room, and keeps the focus; Back empties the box', async () => {
  const visitor = await browser.visitor('it');
  const { page } = visitor;
  await visitor.open(pathOfPage('travel', 'it'));
  // On a slow machine Back may come before what was asked for is rendered.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const box = page.locator('#departures form input[type=checkbox]');
  await box.focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/isNoSharingRoomAvailable=true/);
  await expectFocus(box);
  expect(await box.isChecked()).toBe(true);
  expect(await page.locator('#departures form button').isVisible()).toBe(false);
  await page.goBack();
  await page.waitForURL(({ search }) => search === '');
  await expect.poll(() => box.isChecked()).toBe(false);
  expect(visitor.takeProblems()).toEqual([]);
});
