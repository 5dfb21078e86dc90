/** Words on the heads of pages, measured on the pixels behind them at the widths of screens (A11Y-01). */
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { shareOut, testBrowser } from '../support/browser.ts';
import { faintWords } from '../support/picture-contrast.ts';
import { countryPath } from '../support/site-paths.ts';

const browser = testBrowser({ hasPictures: true });
/** The longest words. */
const MARKET = 'de';
const WIDTHS = [320, 768, 1024, 2000];
const LEAST_CONTRAST = 4.5;

test('A11Y-01 CMS-04 words on a cover are read on its picture at every width', async () => {
  const paths = [
    '/',
    ...(['faqs', 'how-it-works', 'sales', 'europe'] as const).map((page) => pathOf(page, MARKET)),
    countryPath('JPN', MARKET),
  ];
  const faint: string[] = [];
  const newOne = () => browser.visitor(MARKET, { scripts: 'off', isAmongOthers: true });
  await shareOut(paths, newOne, async ({ page, open }, path) => {
    await open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const words = await faintWords(page, ['h1', 'h1 + p', 'div:has(+ h1) a'], LEAST_CONTRAST);
      faint.push(...words.map((word) => `${path}, ${width} px: ${word}`));
    }
  });
  expect(faint).toEqual([]);
});
