/** The days of a travel beside their map, its pictures, and the itinerary on paper. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { hydrated, PHONE, testBrowser, type Visitor } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { startJourney } from '../support/journey.ts';
import { pathOfPage, type SitePage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const browser = testBrowser({ hasPictures: true });

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
  },
);

test('TRV-06 of several days that are open, the one opened or chosen last is marked', async () => {
  const visitor = await browser.visitor('de');
  const { page } = visitor;
  await visitor.open(pathOfPage('travel', 'de'));
  const stops = page.locator(MARK);
  const daysOf = async (stop: number) => (await stops.nth(stop).getAttribute('data-days')) ?? '';
  const all = [await daysOf(0), await daysOf(1), await daysOf(2)] as const;
  const summaryOf = (days: string) =>
    page.locator(`details:has(#day-${days.split(' ')[0]}) > summary`);
  const expectOnly = (days: string) => expect.poll(() => marked(page)).toEqual([days]);
  await summaryOf(all[0]).click();
  await expectOnly(all[0]);
  await summaryOf(all[2]).click();
  await expectOnly(all[2]);
  await stops.nth(1).click();
  await expectOnly(all[1]);
  // One that is open already.
  await stops.nth(0).click();
  await expectOnly(all[0]);
  await summaryOf(all[0]).click();
  await expectOnly(all[1]);
  expect(visitor.takeProblems()).toEqual([]);
});

test('TRV-06 the day that the address names is open and marked after a reload, and for who comes back', async () => {
  const visitor = await browser.visitor('it');
  const { page } = visitor;
  await visitor.open(pathOfPage('travel', 'it'));
  const stop = page.locator(MARK).last();
  const days = (await stop.getAttribute('data-days')) ?? '';
  const [first = ''] = days.split(' ');
  await stop.click();
  await page.waitForURL((url) => url.hash === `#day-${first}`);
  const expectOpen = async () => {
    await expect.poll(() => isOpen(page, first)).toBe(true);
    await expect.poll(() => marked(page)).toEqual([days]);
  };
  await page.reload();
  await hydrated(page);
  await expectOpen();
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await expectOpen();
  expect(visitor.takeProblems()).toEqual([]);
});

test.each(visitedMarkets(['de', 'en-US']))(
  'TRV-06 A11Y-02 on a phone a picture that gets the focus is in view, with a ring over it, in %s',
  async (marketId) => {
    const visitor = await browser.visitor(marketId, { viewport: PHONE });
    const { page } = visitor;
    await visitor.open(pathOfPage('travel', marketId));
    const t = await wordsOf(marketId);
    const list = page.getByRole('list', { name: t('travel:cover.pictures') });
    const pictures = list.getByRole('link');
    await pictures.first().focus();
    for (let index = 0; index < (await pictures.count()); index += 1) {
      const picture = pictures.nth(index);
      await expectFocus(picture);
      const partInView = () =>
        picture.evaluate((link) => {
          const { left, right, width } = link.getBoundingClientRect();
          return (Math.min(right, innerWidth) - Math.max(left, 0)) / width;
        });
      await expect.poll(partInView).toBeGreaterThan(0.95);
      const ring = picture.evaluate((link) => getComputedStyle(link, '::after').outlineStyle);
      expect(await ring).toBe('solid');
      await page.keyboard.press('Tab');
    }
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
});

/** CSS pixels of A4 between margins of 12 mm. */
const PAPER = { width: 703, height: 1032 };
const SHEETS = /\/Type \/Page\b/g;

/** The page as it is printed, without scripts. */
async function printed(kind: SitePage): Promise<Visitor> {
  const visitor = await browser.visitor('de', { scripts: 'off' });
  await visitor.open(pathOfPage(kind, 'de'));
  await visitor.page.setViewportSize(PAPER);
  await visitor.page.emulateMedia({ media: 'print' });
  return visitor;
}

test('TRV-07 the itinerary fits A4: nothing cut off, no day in two parts, its map on the first sheet', async () => {
  const { page } = await printed('itinerary');
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
  expect(sheets.toString('latin1').match(SHEETS)?.length).toBeLessThan(8);
});

test.each(['itinerary', 'tour'] as const)(
  'TRV-07 on paper the page %s fills no more than three sheets of Letter or A4',
  async (kind) => {
    const visitor = await browser.visitor('de', { scripts: 'off' });
    await visitor.open(pathOfPage(kind, 'de'));
    const [top, bottom, left, right] = Array<string>(4).fill('10mm');
    for (const format of ['Letter', 'A4']) {
      const sheets = await visitor.page.pdf({ format, margin: { top, bottom, left, right } });
      expect(sheets.toString('latin1').match(SHEETS)?.length, format).toBeLessThanOrEqual(3);
    }
  },
);

test('TRV-07 on paper what is included stands beside what is not, and the first day on the sheet of the map', async () => {
  const { page } = await printed('itinerary');
  const tops = await page
    .locator('#included, #not-included')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  const [map, days] = await Promise.all(
    ['img[src^="/route-maps/"]', 'li[id="day-1"]'].map((found) =>
      page.locator(found).boundingBox(),
    ),
  );
  // The first day begins on the sheet of the map.
  expect((days?.y ?? Infinity) - (map?.y ?? 0)).toBeLessThan(PAPER.height / 2);
});

test.each(['travel', 'tour'] as const)(
  'TRV-16 on paper the %s page has one edge: its first line begins where the title does',
  async (kind) => {
    const { page } = await printed(kind);
    const edges = await page.evaluate(() => {
      const lefts = ['main article p', 'h1'].map(
        (found) => document.querySelector(found)?.getBoundingClientRect().left,
      );
      return lefts;
    });
    expect(edges[0]).toBe(edges[1]);
    expect(edges[0]).toBeGreaterThan(0);
  },
);

test('TRV-16 on paper the head of a day stays whole and with its text, and has no arrow', async () => {
  const { page } = await printed('travel');
  const heads = page.locator('#itinerary summary:has(h3)');
  const seen = await heads.evaluateAll((all) =>
    all.map((head) => {
      const { breakInside, breakAfter } = getComputedStyle(head);
      return [breakInside, breakAfter, getComputedStyle(head, '::after').display].join(' ');
    }),
  );
  expect(seen.length).toBeGreaterThan(3);
  expect([...new Set(seen)]).toEqual(['avoid avoid none']);
  const list = page.locator('#departure-list');
  const rows = await list.locator('article').count();
  const listed = list.locator(':scope > p');
  // Either all of them are printed, or the address where the others are.
  expect(await listed.isVisible()).toBe(rows === 5);
});
