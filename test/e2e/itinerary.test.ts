/** The days of a travel beside their map, its pictures, and the itinerary on paper. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { startJourney } from '../support/journey.ts';
import { pathOfPage } from '../support/site-paths.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const MARK = '[data-days]';
/** Days whose stops are marked. */
const marked = (page: Page) =>
  page
    .locator(MARK)
    .evaluateAll((marks) =>
      marks
        .filter((mark) => getComputedStyle(mark).outlineStyle === 'solid')
        .map((mark) => mark.getAttribute('data-days')),
    );
const isOpen = (page: Page, day: string) =>
  page.locator(`#day-${day}`).evaluate((body) => body.closest('details')?.open ?? false);

test.each(['on', 'off'] as const)(
  'TRV-06 a day that is opened marks its stop, and a stop opens its day, scripts %s',
  async (scripts) => {
    const visitor = await browser.visitor('de', { scripts });
    const { page } = visitor;
    await visitor.open(pathOfPage('travel', 'de'));
    const last = page.locator(MARK).last();
    const days = (await last.getAttribute('data-days')) ?? '';
    const [first = ''] = days.split(' ');
    expect(await marked(page)).not.toContain(days);

    await page.locator(`details:has(#day-${first}) > summary`).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(page)).toContain(days);
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(page)).not.toContain(days);

    await last.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page, first)).toBe(true);
    await expect.poll(() => marked(page)).toContain(days);
    await page.waitForURL((url) => url.hash === `#day-${first}`);
    await visitor.leave();
  },
);

test('TRV-06 LAY-10 arrow keys lead through the pictures in one step of the history', async () => {
  const journey = await startJourney(await browser.visitor('it'));
  const { page, visitor, t } = journey;
  await visitor.open(pathOfPage('travel', 'it'));
  const cover = page.getByRole('list', { name: t('travel:cover.pictures') }).locator('a');
  await cover.nth(1).click();
  const dialog = page.getByRole('dialog');
  // A wide screen has no room for all of them.
  const total = await cover.count();
  const countOf = (number: number) =>
    dialog.getByText(t('modals:gallery.count', { number, total }));
  await countOf(2).waitFor();
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.press('ArrowRight');
  await countOf(3).waitFor();
  await dialog.getByRole('link', { name: t('modals:gallery.previous') }).click();
  await countOf(2).waitFor();
  await page.keyboard.press('ArrowLeft');
  await countOf(1).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(cover.nth(1));
  expect(visitor.takeProblems()).toEqual([]);
  await visitor.leave();
});

/** CSS pixels of A4 between margins of 12 mm. */
const PAPER = { width: 703, height: 1032 };

test('TRV-07 the itinerary fits A4: nothing cut off, no day in two parts, its map on the first sheet', async () => {
  const visitor = await browser.visitor('de', { scripts: 'off' });
  const { page } = visitor;
  await visitor.open(pathOfPage('itinerary', 'de'));
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const map = page.locator('img[src^="/route-maps/"]');
  const widthOf = () => map.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);
  const seen = await page.evaluate(() => {
    const map = document.querySelector('img[src^="/route-maps/"]');
    const days = [...document.querySelectorAll('li[id^="day-"]')];
    return {
      width: document.documentElement.scrollWidth,
      mapEnds: map?.getBoundingClientRect().bottom ?? Infinity,
      tallest: Math.max(...days.map((day) => day.getBoundingClientRect().height)),
      breaks: [...new Set(days.map((day) => getComputedStyle(day).breakInside))],
    };
  });
  expect(seen.width).toBeLessThanOrEqual(PAPER.width);
  expect(seen.mapEnds).toBeLessThan(PAPER.height);
  expect(seen.tallest).toBeLessThan(PAPER.height);
  expect(seen.breaks).toEqual(['avoid']);
  const sheets = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm' } });
  expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThan(8);
  await visitor.leave();
});
