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

/** Shares of the width: of a head with a search form, of one without, and of the softened edge of the hill. */
const MOST_QUIET_WITH_FORM = 0.53;
const MOST_QUIET = 0.46;
const MOST_TINTED = 0.005;

test('CMS-04 nothing of the picture is behind the words of a cover, and nothing tints it beside them', async () => {
  const { page, open } = await browser.visitor(MARKET, { scripts: 'off' });
  for (const path of PATHS) {
    await open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.evaluate(linesOfWords);
      await page.evaluate(whitenPicture);
      const { isQuiet, quiet, tinted } = await measureHills(page, lines);
      await page.evaluate(showAll);
      const place = `${path}, ${width} px`;
      expect(isQuiet, place).toBe(true);
      if (width < 1024) continue;
      expect(quiet, place).toBeLessThanOrEqual(path === '/' ? MOST_QUIET_WITH_FORM : MOST_QUIET);
      expect(tinted, place).toBeLessThanOrEqual(MOST_TINTED);
    }
  }
});

test.each(['tours', 'travels'] as const)(
  'CMS-04 CMS-05 a head leaves room for what its page is for: %s',
  async (kind) => {
    const { page, open } = await browser.visitor(MARKET, {
      scripts: 'off',
      viewport: { width: 1280, height: 900 },
    });
    await open(pathOf(kind, MARKET));
    const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
    const filters = await boxOf('main form');
    expect(filters && filters.y + filters.height).toBeLessThan(900);
    expect((await boxOf('main li:has(img)'))?.y).toBeLessThan(860);
    await page.setViewportSize({ width: 375, height: 812 });
    expect((await boxOf('section:has(h1)'))?.height).toBeLessThan(0.45 * 812);
  },
);

interface Line {
  readonly right: number;
  readonly top: number;
}

/** Where each line of the title and of the words below it ends, from the corner of the cover. */
function linesOfWords(): Line[] {
  const cover = document.querySelector('section:has(h1)')?.getBoundingClientRect();
  if (!cover) throw new Error('The page has no cover');
  const range = document.createRange();
  return [...document.querySelectorAll('h1, h1 + p')].flatMap((element) => {
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ right, top }) => ({
      right: right - cover.left,
      top: top - cover.top,
    }));
  });
}

/** White in place of the picture, without what lies over it. */
function whitenPicture(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    section:has(h1) img { filter: brightness(0) invert(1); }
    section:has(h1) > :first-child { visibility: visible; }
    body, section:has(h1) :is(h1, p, form, nav) { visibility: hidden !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

function showAll(): void {
  document.adoptedStyleSheets = [];
}

/** Whether all lines are on one tone; of the width, how much has that tone, and how much is tinted beside it. */
async function measureHills(page: Page, lines: readonly Line[]) {
  const picture = await page.locator('section:has(h1) > :first-child').screenshot();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) =>
    [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)].join();
  const tone = pixel(0, Math.floor(lines[0]?.top ?? 0));
  // Hills fall to the right.
  const isQuiet = lines.every(
    ({ right, top }) => pixel(Math.ceil(right), Math.floor(top)) === tone,
  );
  let [quiet, end] = [0, 0];
  for (let y = 0; y < info.height; y += 8) {
    let x = 0;
    while (x < info.width && pixel(x, y) === tone) x += 1;
    quiet = Math.max(quiet, x);
    while (x < info.width && pixel(x, y) !== '255,255,255') x += 1;
    end = Math.max(end, x);
  }
  return { isQuiet, quiet: quiet / info.width, tinted: (end - quiet) / info.width };
}
