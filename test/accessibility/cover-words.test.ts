/** Heads of pages, measured on their pixels at the widths of screens (A11Y-01, CMS-04). */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { shareOut, testBrowser } from '../support/browser.ts';
import { faintWords } from '../support/picture-contrast.ts';
import { countryPath } from '../support/site-paths.ts';

const browser = testBrowser({ hasPictures: true });
/** The longest words. */
const MARKET = 'de';
const WIDTHS = [320, 375, 768, 1024, 1280, 1920, 2000];
const LEAST_CONTRAST = 4.5;
const PATHS = [
  '/',
  ...(['faqs', 'how-it-works', 'sales', 'europe'] as const).map((page) => pathOf(page, MARKET)),
  countryPath('JPN', MARKET),
];

test.each(['light', 'dark'] as const)(
  'A11Y-01 CMS-04 words on a cover are read on its picture at every width, %s',
  async (colorScheme) => {
    const faint: string[] = [];
    const newOne = () =>
      browser.visitor(MARKET, { scripts: 'off', colorScheme, isAmongOthers: true });
    await shareOut(PATHS, newOne, async ({ page, open }, path) => {
      await open(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const words = await faintWords(page, ['h1', 'h1 + p', 'div:has(+ h1) a'], LEAST_CONTRAST);
        faint.push(...words.map((word) => `${path}, ${width} px: ${word}`));
      }
    });
    expect(faint).toEqual([]);
  },
);

/** Shares of the width, each with a pixel of rounding. */
const MOST_QUIET = 1 / 3 + 0.001;
const MOST_SCRIM = 1 / 4 + 0.001;

test('CMS-04 a wide cover has a third of one tone at most, and is seen through for a quarter more', async () => {
  const { page, open } = await browser.visitor(MARKET, { scripts: 'off' });
  for (const path of PATHS) {
    await open(path);
    await page.evaluate(showHillsAlone);
    for (const width of WIDTHS.filter((each) => each >= 1024)) {
      await page.setViewportSize({ width, height: 900 });
      const { quiet, scrim } = await measureHills(page);
      const place = `${path}, ${width} px`;
      expect(quiet, place).toBeGreaterThan(0.25);
      expect(quiet, place).toBeLessThanOrEqual(MOST_QUIET);
      expect(scrim, place).toBeLessThanOrEqual(MOST_SCRIM);
    }
  }
});

/** White in place of the picture, without what lies over it. */
function showHillsAlone(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    section:has(h1) > :first-child { background: #fff !important; visibility: visible; }
    body, section:has(h1) :is(img, h1, p, form, nav) { visibility: hidden !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** How wide, of the picture, the part of one tone is, and what of it is tinted beside that. */
async function measureHills(page: Page) {
  const picture = await page.locator('section:has(h1) > :first-child').screenshot();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) =>
    [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)].join();
  const tone = pixel(0, Math.floor(info.height / 2));
  let [quiet, end] = [0, 0];
  for (let y = 0; y < info.height; y += 8) {
    let x = 0;
    while (x < info.width && pixel(x, y) === tone) x += 1;
    quiet = Math.max(quiet, x);
    while (x < info.width && pixel(x, y) !== '255,255,255') x += 1;
    end = Math.max(end, x);
  }
  return { quiet: quiet / info.width, scrim: (end - quiet) / info.width };
}
