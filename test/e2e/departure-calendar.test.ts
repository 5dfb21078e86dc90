/** The calendar of departures and the sum of costs, where scripts make more of them than tables and forms. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { withModal } from '../../app/modals/modal-address.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const LONG = { timeout: 120_000 };

test(
  'TRV-05 A11Y-02 the calendar is a grid for the keyboard, across its months',
  LONG,
  async () => {
    const visitor = await browser.visitor('de');
    const { page } = visitor;
    const path = pathOfPage('travel', 'de');
    await visitor.open(withModal({ pathname: path, search: '' }, { name: 'available-dates' }));
    const calendar = page.getByRole('dialog').locator('table');
    await calendar.locator('a').first().focus();
    await page.getByRole('dialog').getByRole('grid').first().waitFor();

    const focusedDay = () =>
      page.evaluate(() => document.activeElement?.closest('td')?.dataset.day ?? null);
    const stops = () =>
      page.getByRole('dialog').locator('td [tabindex="0"], td[tabindex="0"]').count();
    const first = await focusedDay();
    expect(first).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await stops()).toBe(1);

    await page.keyboard.press('PageDown');
    const monthOn = await focusedDay();
    expect(monthOn?.slice(0, 7)).not.toBe(first?.slice(0, 7));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedDay()).toBe(monthOn);
    await page.keyboard.press('PageUp');
    // A month back from the last of a shorter month may be another day, of the same month.
    expect((await focusedDay())?.slice(0, 7)).toBe(first?.slice(0, 7));

    for (let month = 0; month < 5; month++) await page.keyboard.press('PageDown');
    const isSeen = page.waitForFunction(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const frame = document.querySelector('dialog')?.getBoundingClientRect();
      return box && frame && box.left >= frame.left && box.right <= frame.right;
    });
    await isSeen;
    await expect.poll(stops).toBe(1);
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.leave();
  },
);

test('TRV-15 the sum follows what is ticked, and its address brings it back', LONG, async () => {
  const visitor = await browser.visitor('it');
  const { page } = visitor;
  await visitor.open(pathOfPage('tour', 'it'));
  const costs = page.locator('#costs');
  const sum = costs.getByRole('status');
  const before = await sum.textContent();
  const flight = costs.locator('input[value="flight"]');
  await flight.uncheck();
  await page.waitForURL(/cost/);
  // The address is first, what it says is drawn after it.
  await expect.poll(() => sum.textContent()).not.toBe(before);
  const after = await sum.textContent();
  expect(await flight.evaluate((box) => box === document.activeElement)).toBe(true);

  await page.reload();
  await expect.poll(() => sum.textContent()).toBe(after);
  expect(await flight.isChecked()).toBe(false);
  expect(visitor.takeProblems()).toEqual([]);
  await visitor.leave();
});
