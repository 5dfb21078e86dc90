/** Pictures of travels, as pages cut them, lay sheets over them, and put them beside each other (TRV-06, TRV-12). */
import { expect, test } from 'vitest';
import { ON_WALL } from '../../app/travel/travel-cover.ts';
import type { PosterShape } from '../../packages/posters/src/poster.ts';
import { testBrowser } from '../support/browser.ts';
import { DRAWN_TRAVELS } from '../support/content-posters.ts';
import { boxOfMotif, LEAST_SEEN, shareWithin, type Box } from '../support/motif-box.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { pathOfPage } from '../support/site-paths.ts';

const browser = testBrowser();

/** Of those beside the first one, which are narrower than what many of them show. */
const LEAST_SEEN_BESIDE = 0.45;

const SCREENS = [
  { width: 375, height: 667 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

test('TRV-06 TRV-12 no travel’s landmark is cut away or under a sheet', async () => {
  // The pictures of all of them have the same places.
  const { page } = await browser.visit('de', pathOfPage('travel', 'de'), { scripts: 'off' });
  const wall = page.locator('ul:has(img[fetchpriority=high])');
  const cuts: Cut[][] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    cuts.push(await wall.evaluate(cutsOfWall));
  }
  const hidden: string[] = [];
  for (const { id, pictures } of DRAWN_TRAVELS) {
    for (const [turn, { poster }] of pictures.slice(0, ON_WALL).entries()) {
      if (!poster?.motif) continue;
      const boxes = {
        wide: await boxOfMotif(poster, 'wide'),
        tall: await boxOfMotif(poster, 'tall'),
      };
      for (const [index, { width, height }] of SCREENS.entries()) {
        const { shape, cut } = cuts[index]?.[turn] ?? expect.fail('The wall has too few pictures');
        const seen = shareWithin(boxes[shape], cut);
        if (seen >= (turn === 0 ? LEAST_SEEN : LEAST_SEEN_BESIDE)) continue;
        const place = `${id} ${turn + 1}, ${width} × ${height}`;
        hidden.push(`${place}: ${seen.toFixed(2)} of ${boxes[shape].join()} in ${cut.join()}`);
      }
    }
  }
  expect(hidden).toEqual([]);
});

test.each(['travel', 'tour'] as const)(
  'TRV-06 the sheet of the price lies over the pictures: %s',
  async (kind) => {
    const { page } = await browser.visit('de', pathOfPage(kind, 'de'), { scripts: 'off' });
    for (const screen of SCREENS.filter(({ width }) => width >= 1280)) {
      await page.setViewportSize(screen);
      expect(await page.locator('main aside').evaluate(isOnTop), JSON.stringify(screen)).toBe(true);
    }
  },
);

/** Whether nothing covers the sheet's upper edge. */
function isOnTop(sheet: Element): boolean {
  const { left, top, width } = sheet.getBoundingClientRect();
  return sheet.contains(document.elementFromPoint(left + width / 2, top + 8));
}

const PAGES_WITH_ROWS = [
  'home',
  'travels',
  'confirmed departures',
  'sales',
  'area',
  'country',
  'search',
  'search for travels',
  'coordinator',
] as const;

test('TRV-12 no card shows what the one beside, above or below it shows', async () => {
  const posters = new Map(
    DRAWN_TRAVELS.flatMap(({ id, pictures }) => {
      const drawn = CONTENT.travels.find((travel) => travel.id === id)?.pictures ?? [];
      return drawn.map(({ desktop }, turn) => [desktop.id, pictures[turn]?.poster] as const);
    }),
  );
  const { page, open } = await browser.visitor('international', { scripts: 'off' });
  const alike: string[] = [];
  let cards = 0;
  for (const kind of PAGES_WITH_ROWS) {
    await open(pathOfPage(kind, 'international'));
    for (const row of await page.evaluate(picturesOfRows)) {
      const shown = row.map((id) => posters.get(id));
      cards += shown.filter((poster) => poster).length;
      const subjects = shown.map((poster) => poster && `${poster.scene} ${poster.motif ?? ''}`);
      // Covers have a landmark and a ground each of their own, so that two may be of one kind of land.
      for (const [at, subject] of subjects.entries()) {
        if (!subject) continue;
        for (const other of [at - 1, at - IN_A_ROW]) {
          if (subject === subjects[other]) alike.push(`${kind}, card ${at + 1}: ${subject}`);
        }
      }
    }
  }
  expect(cards).toBeGreaterThan(40);
  expect(alike).toEqual([]);
});

const IN_A_ROW = 3;

/** Ids of the pictures in lists, list by list. */
function picturesOfRows(): string[][] {
  const rows = new Map<Element | null, string[]>();
  for (const image of document.querySelectorAll<HTMLImageElement>('main li img')) {
    const list = image.closest('ul, ol');
    rows.set(list, [...(rows.get(list) ?? []), image.src.split('/').at(-2) ?? '']);
  }
  return [...rows.values()];
}

interface Cut {
  readonly shape: PosterShape;
  /** Of the drawing, in its own pixels. */
  readonly cut: Box;
}

/** What is seen of each picture, to where the first sheet begins that lies over it. */
function cutsOfWall(wall: Element): Cut[] {
  const sheets = ['header:has(h1)', 'main aside'].flatMap((selector) => {
    const sheet = document.querySelector(selector);
    return sheet ? [sheet.getBoundingClientRect()] : [];
  });
  if (sheets.length < 2) throw new Error('A sheet is missing');
  return [...wall.querySelectorAll('img')].map((image) => {
    const narrow = image.parentElement?.querySelector('source');
    const drawing = narrow && matchMedia(narrow.media).matches ? narrow : image;
    const [wide, high] = ['width', 'height'].map((name) => Number(drawing.getAttribute(name)));
    if (!wide || !high) throw new Error('The picture does not say its size');
    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / wide, box.height / high);
    const [across = 0, down = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((share) => parseFloat(share) / 100);
    const left = across * (wide - box.width / scale);
    const top = down * (high - box.height / scale);
    const over = sheets.filter((sheet) => sheet.left < box.right && sheet.right > box.left);
    const bottom = Math.min(box.bottom, ...over.map((sheet) => sheet.top));
    return {
      shape: high > wide ? 'tall' : 'wide',
      cut: [left, top, left + box.width / scale, top + (bottom - box.top) / scale] as const,
    };
  });
}
