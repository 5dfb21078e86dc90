/** The calendar of departures and the sum of costs, where scripts make more of them than tables and forms. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addDays } from '../../domain/calendar-date.ts';
import { testBrowser } from '../support/browser.ts';
import { comeEarly } from '../support/early-visitor.ts';
import { expectFocus } from '../support/focus.ts';
import { pathOfPage } from '../support/site-paths.ts';
import type { SiteRouter } from '../../app/site-router.ts';
import { withModal } from '../../app/modals/modal-address.ts';

const browser = testBrowser();

test.each(['with its code', 'before it'])(
  'TRV-06 LAY-13 the first step to another month, %s, leaves the page where it is scrolled to',
  async (when) => {
    const visitor = await browser.visitor('en-WE', { viewport: { width: 1280, height: 700 } });
    const { page } = visitor;
    await visitor.open(pathOfPage('travel', 'en-WE'));
    const next = page.locator('#departures [data-step=next]');
    if (when === 'with its code') {
      await next.hover();
      await page.waitForLoadState('networkidle');
    }
    await next.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const placeOf = () => next.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const place = await placeOf();
    const name = await next.textContent();
    await next.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/month=/);
    await expect.poll(() => next.textContent()).not.toBe(name);
    expect(Math.abs((await placeOf()) - place)).toBeLessThan(60);
    expect(visitor.takeProblems()).toEqual([]);
  },
);

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
});

test('TRV-05 A11Y-02 where one month is shown, the keys lead on to the next with departures and the focus goes along', async () => {
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
  await expect.poll(focusedMonth).not.toBe(first);
  expect([first, await focusedMonth()]).toEqual([first, await focusedMonth()].toSorted());
  // Past months in which nothing leaves.
  expect(await calendar.locator('a').count()).toBeGreaterThan(0);
  await page.keyboard.press('PageUp');
  await expect.poll(focusedMonth).toBe(first);

  // A year on and back: keys that come while months change lead on, and none is a step of the history.
  const steps = await page.evaluate(() => window.history.length);
  await page.keyboard.press('Shift+PageDown');
  await page.keyboard.press('Shift+PageUp');
  await expect.poll(focusedMonth).toBe(first);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  expect(visitor.takeProblems()).toEqual([]);
});

const GRID = 'app/travel/calendar-grid.ts';

describe('TRV-05 A11Y-02 a key that is pressed early', () => {
  const focusedDay = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('td')?.dataset.day ?? null);

  async function comeToCalendar() {
    const visitor = await browser.visitor('de');
    const early = await comeEarly(visitor, pathOfPage('travel', 'de'), GRID);
    const first = visitor.page.locator('#departures td a').first();
    await first.focus();
    const day = await focusedDay(visitor.page);
    if (day === null) throw new Error('The calendar has no day to begin with');
    return { ...visitor, ...early, first, day };
  }

  test('waits for the code of the grid, with all that come after it', async () => {
    const { page, asked, letCodeGo, first, day, takeProblems } = await comeToCalendar();
    await expect.poll(() => asked.length).toBe(1);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
    }
    // Others are the browser's as ever.
    await page.keyboard.press('Control+ArrowRight');
    await expectFocus(first);
    letCodeGo();
    await expect.poll(() => focusedDay(page)).toBe(addDays(day, 1));
    expect(takeProblems()).toEqual([]);
  });

  test('is forgotten by who has gone elsewhere', async () => {
    const { page, asked, letCodeGo, takeProblems } = await comeToCalendar();
    await expect.poll(() => asked.length).toBe(1);
    await page.keyboard.press('PageDown');
    const elsewhere = page.locator('#departures select').first();
    await elsewhere.focus();
    letCodeGo();
    await page.locator('#departures [role="grid"]').first().waitFor();
    await expectFocus(elsewhere);
    expect(new URL(page.url()).search).toBe('');
    expect(takeProblems()).toEqual([]);
  });
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
});

test('TRV-15 LAY-13 the boxes go back and forth with the address, as the sum does', async () => {
  const visitor = await browser.visitor('en-WE');
  const { page } = visitor;
  await visitor.open(pathOfPage('travel', 'en-WE'));
  const costs = page.locator('#costs');
  const sum = costs.getByRole('status');
  const ticked = () =>
    costs
      .locator('input[type=checkbox]')
      .evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length);
  await page.locator('#departures [data-step=next]').click();
  await page.waitForURL(/month=/);
  await expect.poll(() => page.locator('#departures table').count()).toBe(1);
  const [sumBefore, tickedBefore] = [await sum.textContent(), await ticked()];

  // Two at once: the second comes while the first is under way.
  await costs.locator('input:enabled:not(:checked)').evaluateAll((boxes) => {
    for (const box of boxes) (box as HTMLInputElement).click();
  });
  await expect.poll(() => sum.textContent()).not.toBe(sumBefore);
  await expect.poll(() => page.evaluate(() => window.location.search)).toMatch(/cost/);
  const [sumAfter, tickedAfter] = [await sum.textContent(), await ticked()];
  expect(tickedAfter).toBeGreaterThan(tickedBefore + 1);

  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('cost'));
  await expect.poll(() => sum.textContent()).toBe(sumBefore);
  await expect.poll(ticked).toBe(tickedBefore);
  await page.goForward();
  await expect.poll(() => sum.textContent()).toBe(sumAfter);
  await expect.poll(ticked).toBe(tickedAfter);
  expect(visitor.takeProblems()).toEqual([]);
});

test('TRV-05 LAY-13 a month that is pressed twice is one step of the history', async () => {
  const visitor = await browser.visitor('en-WE');
  const { page } = visitor;
  await visitor.open(pathOfPage('travel', 'en-WE'));
  const before = page.url();
  const steps = await page.evaluate(() => window.history.length);
  await page.locator('#departures [data-step=next]').evaluate((link: HTMLElement) => {
    const router = Reflect.get(window, '__remixRouter') as SiteRouter;
    const from = window.location.search;
    // Between the new address and its drawing.
    const end = router.subscribe(({ location }) => {
      if (location.search === from) return;
      end();
      link.click();
    });
    link.click();
    link.click();
  });
  await page.waitForURL(/month=/);
  await expect.poll(() => page.evaluate(() => window.history.length)).toBe(steps + 1);
  await page.goBack();
  await page.waitForURL(before);
  expect(visitor.takeProblems()).toEqual([]);
});
