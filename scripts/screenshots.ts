/**
 * Contact sheets of the site for the eye of whoever works on it: a sheet for each kind of page and width,
 * with the markets below each other, light and dark, with and without scripts beside each other.
 *
 * `npm run screenshots -- home travel --markets it,de --widths 375` draws a part of it. The sheets lie in
 * `screenshots/`, which git ignores.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { MARKET_IDS, type MarketId } from '../domain/market.ts';
import { say } from '../edge/process-life.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { localHost } from '../test/support/local-host.ts';
import { startSite } from '../test/support/site-process.ts';
import { pathOfPage, SITE_PAGES, type SitePage } from '../test/support/site-paths.ts';

const FOLDER = 'screenshots';
const WIDTHS = [375, 768, 1280, 1920];
/** Of a picture on a sheet. */
const TILE_WIDTH = 360;
/** Long pages are cut off after so many times their width. */
const TALLEST = 4;
const GAP = 16;
/** How far the page is scrolled at a time, so that what is fetched late is there. */
const STEP = 600;

const LOOKS = [
  { colorScheme: 'light', javaScriptEnabled: true },
  { colorScheme: 'light', javaScriptEnabled: false },
  { colorScheme: 'dark', javaScriptEnabled: true },
  { colorScheme: 'dark', javaScriptEnabled: false },
] as const;
type Look = (typeof LOOKS)[number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    markets: { type: 'string', default: MARKET_IDS.join(',') },
    widths: { type: 'string', default: WIDTHS.join(',') },
  },
});
const pages = oneOrMore(positionals, SITE_PAGES, 'kinds of page');
const markets = oneOrMore(values.markets.split(','), MARKET_IDS, 'markets');
const widths = oneOrMore(values.widths.split(',').map(Number), WIDTHS, 'widths');

const site = await startSite();
const browser = await launchChromium();
try {
  await mkdir(FOLDER, { recursive: true });
  for (const width of widths) {
    for (const page of pages) {
      const file = join(FOLDER, `${page.replaceAll(' ', '-')}-${width}.webp`);
      await writeFile(file, await drawSheet(browser, page, width));
      say(file);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

/** The ones that were asked for; all, where none was. */
function oneOrMore<Value extends string | number>(
  asked: readonly (string | number)[],
  known: readonly Value[],
  what: string,
): readonly Value[] {
  const stranger = asked.find((each) => !known.some((one) => one === each));
  if (stranger !== undefined) {
    process.stderr.write(`There is no ${stranger} among the ${what}: ${known.join(', ')}\n`);
    process.exit(1);
  }
  return asked.length === 0 ? known : known.filter((one) => asked.includes(one));
}

async function drawSheet(chromium: Browser, page: SitePage, width: number): Promise<Buffer> {
  const rows: Buffer[][] = [];
  for (const market of markets) {
    rows.push(
      await Promise.all(LOOKS.map((look) => photograph(chromium, page, market, width, look))),
    );
  }
  const tiles: OverlayOptions[] = [];
  let top = GAP;
  for (const row of rows) {
    const heights = await Promise.all(
      row.map(async (tile) => (await sharp(tile).metadata()).height),
    );
    row.forEach((input, column) => {
      tiles.push({ input, top, left: GAP + column * (TILE_WIDTH + GAP) });
    });
    top += Math.max(...heights) + GAP;
  }
  const sheetWidth = GAP + LOOKS.length * (TILE_WIDTH + GAP);
  return sharp({ create: { width: sheetWidth, height: top, channels: 3, background: '#888888' } })
    .composite(tiles)
    .webp({ quality: 80 })
    .toBuffer();
}

async function photograph(
  chromium: Browser,
  kind: SitePage,
  market: MarketId,
  width: number,
  look: Look,
): Promise<Buffer> {
  const viewport = { width, height: Math.round(width * 0.75) + 400 };
  const context = await chromium.newContext({ ...look, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`http://${localHost(market, site.port)}${pathOfPage(kind, market)}`, {
    waitUntil: 'load',
  });
  const height = Math.min(await pageHeight(page), width * TALLEST);
  for (let seen = 0; seen < height; seen += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(30);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
  });
  await context.close();
  return sharp(picture).resize({ width: TILE_WIDTH }).png().toBuffer();
}

/** Also where the page's own scripts are switched off. */
function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
