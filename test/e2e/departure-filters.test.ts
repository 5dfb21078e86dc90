/** The filters above lists of departures, a travel's and a page's: on a phone, too, one sees at once what is left. */
import { expect, test } from 'vitest';
import { expectHydrated } from '../support/blocks-in-page.ts';
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

test.each(['sales', 'confirmed departures'] as const)(
  'CMS-05 a field above the list of %s narrows it by itself where there is room, at its place; Back undoes it',
  async (key) => {
    const visitor = await browser.visitor('fr');
    const { page } = visitor;
    await visitor.open(pathOfPage(key, 'fr'));
    const form = page.locator('form[id$="-filter"]').first();
    const count = form.locator('xpath=..').locator('output');
    const where = form.locator('select').first();
    await expectHydrated(where);
    await expect.poll(() => form.getByRole('button').count()).toBe(0);
    const placeOf = () => where.evaluate((node) => node.getBoundingClientRect().top);
    const place = await placeOf();
    const all = await count.textContent();

    await where.focus();
    await where.selectOption({ index: 2 });
    const chosen = await where.inputValue();
    await page.waitForURL(/\?/);
    await expect.poll(() => count.textContent()).not.toBe(all);
    await expectFocus(where);
    expect(await where.inputValue()).toBe(chosen);
    expect(await placeOf()).toBe(place);
    await page.goBack();
    await page.waitForURL(({ search }) => search === '');
    await expect.poll(() => count.textContent()).toBe(all);
    expect(await where.inputValue()).not.toBe(chosen);
    expect(visitor.takeProblems()).toEqual([]);
  },
);

test('CMS-05 on a phone a field above a list waits for the button', async () => {
  const visitor = await browser.visitor('de', { viewport: PHONE });
  const { page } = visitor;
  await visitor.open(pathOfPage('sales', 'de'));
  const form = page.locator('form[id$="-filter"]').first();
  const where = form.locator('select').first();
  await expectHydrated(where);
  await where.selectOption({ index: 2 });
  expect(new URL(page.url()).search).toBe('');
  await form.getByRole('button').click();
  await page.waitForURL(/\?/);
  expect(visitor.takeProblems()).toEqual([]);
});

test('CMS-05 what was chosen above a list before its scripts came waits for the button', async () => {
  const visitor = await browser.visitor('es');
  const { page } = visitor;
  // The list is below the screen, and hydrated when it comes into view.
  await visitor.open(pathOfPage('sales', 'es'));
  const form = page.locator('form[id$="-filter"]').first();
  const where = form.locator('select').first();
  const chosen = await where.evaluate((list: HTMLSelectElement) => {
    list.selectedIndex = 2;
    return list.value;
  });
  await expectHydrated(where);
  expect(await where.inputValue()).toBe(chosen);
  await form.getByRole('button').click();
  await page.waitForURL(/\?/);
  expect(await where.inputValue()).toBe(chosen);
  expect(visitor.takeProblems()).toEqual([]);
});
