/** The calendar of departures and the sum of costs, where scripts make more of them than tables and forms. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '../../domain/calendar-date.ts';
import { testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { withModal } from '../../app/modals/modal-address.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

test('TRV-05 A11Y-02 the calendar is a grid for the keyboard, across its months', async () => {
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
  const focusedMonth = async () => (await focusedDay())?.slice(0, 7);
  await expect.poll(focusedDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const first = await focusedMonth();
  await expect.poll(stops).toBe(1);

  await page.keyboard.press('PageDown');
  await expect.poll(focusedMonth).not.toBe(first);
  const monthOn = await focusedDay();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focusedDay).not.toBe(monthOn);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focusedDay).toBe(monthOn);
  await page.keyboard.press('PageUp');
  // A month back from the last of a shorter month may be another day, of the same month.
  await expect.poll(focusedMonth).toBe(first);

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
});

test('TRV-05 A11Y-02 where one month is shown, the keys lead on to the next and the focus goes along', async () => {
  const visitor = await browser.visitor('de');
  const { page } = visitor;
  await visitor.open(pathOfPage('travel', 'de'));
  const calendar = page.locator('#departures table').first();
  await calendar.locator('a').first().focus();
  await page.locator('#departures [role="grid"]').first().waitFor();
  const focusedMonth = () =>
    page.evaluate(() => document.activeElement?.closest('td')?.dataset.day?.slice(0, 7) ?? null);
  const first = await focusedMonth();
  expect(first).toMatch(/^\d{4}-\d{2}$/);

  await page.keyboard.press('PageDown');
  await expect.poll(focusedMonth).toBe(addMonths(first ?? '', 1));
  await page.keyboard.press('PageUp');
  await expect.poll(focusedMonth).toBe(first);
  expect(visitor.takeProblems()).toEqual([]);
  await visitor.leave();
});

test('TRV-15 the sum follows what is ticked, and its address brings it back', async () => {
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
  await expectFocus(flight);

  await page.reload();
  await expect.poll(() => sum.textContent()).toBe(after);
  await expect.poll(() => flight.isChecked()).toBe(false);
  expect(visitor.takeProblems()).toEqual([]);
  await visitor.leave();
});
