/** What pictures say of their width, and which of their files a browser takes by it, on every kind of page. */
import { expect, test } from 'vitest';
import { shareOut, testBrowser } from '../support/browser.ts';
import { pathOfPage, SITE_PAGES } from '../support/site-paths.ts';

const browser = testBrowser();
const MARKET = 'it';

/** Screens, and how many of their pixels there are for each of CSS. */
const SCREENS = [
  { width: 360, height: 640, ratios: [2, 3] },
  { width: 375, height: 667, ratios: [1, 1.75, 2, 3] },
  { width: 412, height: 823, ratios: [1.75, 2.625] },
  { width: 768, height: 1024, ratios: [1, 2] },
  { width: 1280, height: 900, ratios: [1, 2] },
  { width: 1920, height: 1080, ratios: [1] },
];

/** A few per cent. */
const SIZE_OFF = 0.06;
/** Least and most that a file may be of what is drawn. */
const LEAST = 0.9;
const MOST = 1.36;
/** Files up to here are so small that a larger one costs nothing. */
const SMALL = 320;

interface ShownPicture {
  readonly src: string;
  /** CSS pixels that it is drawn at, what is cut away included. */
  readonly drawn: number;
  /** What `sizes` says. */
  readonly said: number;
  /** Widths of its files. */
  readonly files: readonly number[];
}

test('SEO-02 TRV-12 pictures say how wide they are drawn, and have a file that fits', async () => {
  const wrong = new Set<string>();
  let measured = 0;
  await shareOut(
    SITE_PAGES,
    () => browser.visitor(MARKET),
    async ({ page, open }, kind) => {
      await open(pathOfPage(kind, MARKET));
      for (const { ratios, ...screen } of SCREENS) {
        await page.setViewportSize(screen);
        for (const { src, drawn, said, files } of await page.evaluate(shownPictures)) {
          measured += 1;
          const where = `${kind}, ${screen.width} px: ${src.split('/').at(-1)}`;
          if (Math.abs(said / drawn - 1) > SIZE_OFF) {
            wrong.add(`${where} is drawn at ${drawn.toFixed()} px and says ${said.toFixed()}`);
          }
          for (const ratio of ratios) {
            const file = chosenFile(files, said, ratio);
            const part = file / (drawn * ratio);
            if (part >= LEAST && (part <= MOST || file <= SMALL)) continue;
            wrong.add(`${where}, ${ratio} × ${drawn.toFixed()} px: a file of ${file} px`);
          }
        }
      }
    },
  );
  expect(measured).toBeGreaterThan(100);
  expect([...wrong].join('\n')).toBe('');
});

/** As Chromium chooses: of two files on both sides the one that is nearer by ratio, and never less than one for one. */
function chosenFile(files: readonly number[], said: number, ratio: number): number {
  const wanted = said * ratio;
  const index = files.findIndex((file) => file >= wanted);
  const larger = files.at(index) ?? 0;
  const smaller = files[index - 1];
  if (smaller === undefined) return larger;
  return ratio > 1 && wanted < Math.sqrt(smaller * larger) ? smaller : larger;
}

/** In the page: each picture that has a place and a choice of files. */
function shownPictures(): ShownPicture[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.position = 'absolute';
  const pixelsOf = (sizes: string) => {
    // Commas within parentheses are a length's own.
    let depth = 0;
    const parts = [''];
    for (const letter of sizes) {
      depth += Number(letter === '(') - Number(letter === ')');
      if (letter === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    const matching = parts
      .map((part) => /^\s*(\([^)]*\))?\s*(.+)$/.exec(part))
      .find((part) => !part?.[1] || matchMedia(part[1]).matches);
    ruler.style.width = matching?.[2] ?? '';
    return ruler.getBoundingClientRect().width;
  };
  const shown = [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
      ({ media }) => matchMedia(media).matches,
    );
    const { srcset, sizes } = source ?? image;
    // Where a row of two columns has one card left over, it lies on its side and is narrower than it says (card-row.css.ts).
    const card = image.closest('li');
    const isLeftOver =
      card?.matches(':last-child:not(:only-child)') &&
      getComputedStyle(card).flexDirection === 'row';
    if (srcset === '' || width === 0 || isLeftOver) return [];
    const ratio =
      Number((source ?? image).getAttribute('width')) /
      Number((source ?? image).getAttribute('height'));
    return [
      {
        src: image.src,
        drawn: Math.max(width, height * ratio),
        said: pixelsOf(sizes),
        files: srcset
          .split(',')
          .map((file) => Number.parseInt(file.trim().split(' ')[1] ?? '', 10)),
      },
    ];
  });
  ruler.remove();
  return shown;
}
