/** Every kind of page on screens of many widths: nothing is wider than the screen. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareOut, testBrowser } from '../support/browser.ts';
import { pathOfPage, SITE_PAGES } from '../support/site-paths.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const WIDTHS = [320, 375, 768, 1280];
const LONG = { timeout: 180_000 };

test.each(['de', 'en-US'] as const)(
  'LAY-16 A11Y-01 no page of %s scrolls sideways',
  LONG,
  async (marketId) => {
    const newVisitor = () => browser.visitor(marketId);
    const tooWide: string[] = [];
    await shareOut(SITE_PAGES, newVisitor, async (visitor, page) => {
      await visitor.open(pathOfPage(page, marketId));
      for (const width of WIDTHS) {
        await visitor.page.setViewportSize({ width, height: 800 });
        const widest = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
        if (widest > width) tooWide.push(`${page}: ${widest} px on a screen of ${width}`);
      }
    });
    expect(tooWide).toEqual([]);
  },
);
