/** Every kind of page on screens of many widths: nothing is wider than the screen, or too low to press. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PHONE, shareOut, testBrowser } from '../support/browser.ts';
import { drawn } from '../support/drawn.ts';
import { pathOfPage, SITE_PAGES, type SitePage } from '../support/site-paths.ts';

const browser = testBrowser();
/** Of a visitor who reads text of twice the size (WCAG 1.4.4). */
const enlarging = testBrowser({ fontSize: 32 });

/** More than scripts ever need to follow a new width. */
const FRAMES = 60;

/** Whether the page is no wider than its screen, once scripts have followed a new width too. */
async function fits(page: Page): Promise<boolean> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    if (await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)) return true;
    await drawn(page);
  }
  return false;
}

/** What a reader may set, and no page may lose anything by (WCAG 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/** Sets the text of the page that wide; a sheet of a script's is none that a policy forbids. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
}

const WIDTHS = [320, 375, 768, 1280];
/** A laptop, which is half as wide then, and the narrowest phone. */
const ENLARGED_WIDTHS = [1280, 1024, 320];

/** One of each kind: the others are the same parts in another order, or with other words. */
const KINDS: readonly SitePage[] = [
  'home',
  'travels',
  'confirmed departures',
  'sales',
  'search with filters',
  'travel',
  'itinerary',
  'tour',
  'coordinator',
  'booking start',
  'newsletter',
  'cookies',
  'unknown page',
];

/** In the market with the longest words. */
test.each([
  ['de', 'as it is and set wide', browser, SITE_PAGES, WIDTHS, [320]],
  ['de', 'enlarged', enlarging, KINDS, ENLARGED_WIDTHS, []],
] as const)(
  'LAY-16 A11Y-01 no page of %s scrolls sideways, its text %s',
  async (marketId, _, browser, pages, widths, spacedWidths) => {
    const newVisitor = () => browser.visitor(marketId);
    const tooWide: string[] = [];
    await shareOut(pages, newVisitor, async (visitor, page) => {
      await visitor.open(pathOfPage(page, marketId));
      const look = async (width: number) => {
        await visitor.page.setViewportSize({ width, height: 800 });
        if (await fits(visitor.page)) return;
        const widest = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
        tooWide.push(`${page}: ${widest} px on a screen of ${width}`);
      };
      for (const width of widths) await look(width);
      if (spacedWidths.length > 0) await spaceText(visitor.page);
      for (const width of spacedWidths) await look(width);
    });
    expect(tooWide).toEqual([]);
  },
);

test('A11Y-02 each link of the areas is at least 24 px high by its own box', async () => {
  const { page, open } = await browser.visitor('de', { viewport: PHONE });
  await open('/');
  const heights = await page
    .getByRole('main')
    .locator('li > div:has(> a + span) > a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});
