/** Every kind of page on screens of many widths: nothing is wider than the screen, or too low to press. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, shareOut, testBrowser } from '../support/browser.ts';
import { pathOfPage, SITE_PAGES } from '../support/site-paths.ts';

const browser = testBrowser();
/** Of a visitor who reads text of twice the size (WCAG 1.4.4). */
const enlarging = testBrowser(['--blink-settings=defaultFontSize=32']);
beforeAll(async () => {
  await browser.launch();
  await enlarging.launch();
});
afterAll(async () => {
  await browser.close();
  await enlarging.close();
});

const WIDTHS = [320, 375, 768, 1280];
/** Narrower ones are half as wide already as a small laptop. */
const ENLARGED_WIDTHS = [1280, 1024];
const LONG = { timeout: 180_000 };

test.each([
  ['de', 'as it is', browser, WIDTHS],
  ['en-US', 'as it is', browser, WIDTHS],
  ['de', 'enlarged', enlarging, ENLARGED_WIDTHS],
] as const)(
  'LAY-16 A11Y-01 no page of %s scrolls sideways, its text %s',
  LONG,
  async (marketId, _, browser, widths) => {
    const newVisitor = () => browser.visitor(marketId);
    const tooWide: string[] = [];
    await shareOut(SITE_PAGES, newVisitor, async (visitor, page) => {
      await visitor.open(pathOfPage(page, marketId));
      for (const width of widths) {
        await visitor.page.setViewportSize({ width, height: 800 });
        const widest = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
        if (widest > width) tooWide.push(`${page}: ${widest} px on a screen of ${width}`);
      }
    });
    expect(tooWide).toEqual([]);
  },
);

test('A11Y-02 each link of the areas is at least 24 px high by its own box', async () => {
  const { page, open, leave } = await browser.visitor('de', { viewport: PHONE });
  await open('/');
  const heights = await page
    .getByRole('main')
    .locator('li > div:has(> a + span) > a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  await leave();
});
