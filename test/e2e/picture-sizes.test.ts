/** What pictures say of their width, and which of their files a browser takes by it, on every kind of page. */
import { expect, test } from 'vitest';
import { PICTURE_PLACES, sizesOf, type PicturePlace } from '../../app/images/picture-places.ts';
import { IMAGE_PREFIX } from '../../contract/image-address.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { shareOut, testBrowser } from '../support/browser.ts';
import { countryPath, pathOfPage } from '../support/site-paths.ts';

/** Where what is drawn is measured: places are kept without pictures. */
const browser = testBrowser();
/** Where what is asked for is seen. */
const browserWithPictures = testBrowser({ hasPictures: true });
const MARKET = 'it';

/** Screens, and how many of their pixels there are for each of CSS. */
const SCREENS = [
  { width: 375, height: 667, densities: [1, 1.75, 2, 3] },
  { width: 412, height: 823, densities: [1.75, 2.625] },
  { width: 768, height: 1024, densities: [1, 2] },
  { width: 1280, height: 900, densities: [1, 2] },
  { width: 1920, height: 1080, densities: [1] },
];

/** Places that are in modals, on no page of the delivered content, or on those of what a visitor has chosen. */
const UNSEEN: ReadonlySet<PicturePlace> = new Set([
  'travelCover',
  'lyingCard',
  'lyingCardOfResults',
  'step',
  'savedTravel',
  'ticket',
  'comparedTravel',
  'travelOfResults',
  'openPicture',
  'littlePicture',
  'film',
]);

/** How far what is said may be from what is drawn. */
const SAID_OFF = 0.06;
/** The same for a picture as high as the words beside it, which are other ones from day to day. */
const SAID_OFF_BESIDE_WORDS = 0.2;
const BESIDE_WORDS: ReadonlySet<string> = new Set([sizesOf('lyingCard'), sizesOf('cardInBanner')]);
/** Of the pixels that are drawn, how many a file has at least. */
const LEAST = 0.9;

interface PictureFile {
  readonly url: string;
  readonly width: number;
}

interface PagePicture {
  readonly sizes: string;
  /** What `sizes` says, in CSS pixels. */
  readonly said: number;
  /** CSS pixels that it is drawn at, what is cut away included; null for one that is not seen. */
  readonly drawn: number | null;
  readonly files: readonly PictureFile[];
}

test('SEO-02 TRV-12 pictures say how wide they are drawn, and have a file that fits', async () => {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const newOne = () => browser.visitor(MARKET, { scripts: 'off' });
  await shareOut(pathsWithPlaces(), newOne, async ({ page, open }, path) => {
    await open(path);
    for (const { densities, ...screen } of SCREENS) {
      await page.setViewportSize(screen);
      for (const { sizes, said, drawn, files } of await page.evaluate(picturesOfPage)) {
        if (drawn === null) continue;
        seen.add(sizes);
        const where = `${path}, ${screen.width} px, ${files[0]?.url.split('/').at(-1)}:`;
        const mostOff = BESIDE_WORDS.has(sizes) ? SAID_OFF_BESIDE_WORDS : SAID_OFF;
        if (Math.abs(said / drawn - 1) > mostOff) {
          wrong.add(`${where} says ${said.toFixed()} px and is drawn at ${drawn.toFixed()}`);
        }
        for (const density of densities) {
          const needed = drawn * density;
          const file = taken(files, said, density);
          const enough = files.filter(({ width }) => width >= needed);
          if (file.width >= LEAST * needed && !enough.slice(2).includes(file)) continue;
          wrong.add(`${where} a file of ${file.width} px for ${density} × ${drawn.toFixed()}`);
        }
      }
    }
  });
  expect([...wrong].join('\n')).toBe('');
  const places = Object.keys(PICTURE_PLACES) as PicturePlace[];
  expect(places.filter((place) => !seen.has(sizesOf(place)) && !UNSEEN.has(place))).toEqual([]);
});

test.each([
  { kind: 'travel', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { kind: 'search', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
] as const)(
  'SEO-02 a browser asks for one file of a picture: $kind',
  async ({ kind, ...screen }) => {
    const visitor = await browserWithPictures.visitor(MARKET, { scripts: 'off', ...screen });
    const { page, open } = visitor;
    // None is made: which one it asks for is enough.
    await page.route(`**${IMAGE_PREFIX}/**`, (route) => route.abort());
    await open(pathOfPage(kind, MARKET));
    const choices = (await page.evaluate(picturesOfPage)).map(({ files, said }) => ({
      urls: files.map(({ url }) => url),
      expected: taken(files, said, screen.deviceScaleFactor).url,
    }));
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const chosen = asked.filter((url) => choices.some(({ urls }) => urls.includes(url)));
    expect(chosen.length).toBeGreaterThan(1);
    const expected = new Set(choices.map((choice) => choice.expected));
    expect(chosen.filter((url) => !expected.has(url))).toEqual([]);
  },
);

/** Each page has other places of pictures. */
function pathsWithPlaces(): readonly string[] {
  const kinds = [
    'home',
    'travels',
    'search',
    'travel',
    'itinerary',
    'coordinator',
    'wemeet',
    'sales',
  ] as const;
  return [
    ...kinds.map((kind) => pathOfPage(kind, MARKET)),
    countryPath('JPN', MARKET),
    pathOf('antarctica', MARKET),
  ];
}

/** As browsers choose: the first that has enough for what `sizes` says, else the largest. */
function taken(files: readonly PictureFile[], said: number, density: number): PictureFile {
  const file = files.find(({ width }) => width >= said * density) ?? files.at(-1);
  if (!file) throw new Error('A picture without a file');
  return file;
}

/** In the page, so that all that it calls is within: each picture that has a choice of files. */
function picturesOfPage(): PagePicture[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.position = 'absolute';
  /** The first length whose condition is met; commas within parentheses are a length's own. */
  const pixelsOf = (sizes: string) => {
    let depth = 0;
    const parts = [''];
    for (const letter of sizes) {
      depth += Number(letter === '(') - Number(letter === ')');
      if (letter === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    const met = parts
      .map((part) => /^\s*(\([^)]*\))?\s*(.+)$/.exec(part))
      .find((part) => !part?.[1] || matchMedia(part[1]).matches);
    ruler.style.width = met?.[2] ?? '';
    return ruler.getBoundingClientRect().width;
  };
  const pictures = [...document.images].map((image) => {
    const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
      ({ media }) => matchMedia(media).matches,
    );
    const shown = source ?? image;
    const { width, height } = image.getBoundingClientRect();
    const shape = Number(shown.getAttribute('width')) / Number(shown.getAttribute('height'));
    // Where a row of two columns has one card left over, it lies on its side and is narrower than it says (card-row.css.ts).
    const card = image.closest('li');
    const isLeftOver =
      card?.matches(':last-child:not(:only-child)') &&
      getComputedStyle(card).flexDirection === 'row';
    return {
      sizes: shown.sizes,
      said: pixelsOf(shown.sizes),
      drawn: width === 0 || isLeftOver ? null : Math.max(width, height * shape),
      files: shown.srcset
        .split(', ')
        .filter((file) => file !== '')
        .map((file) => {
          const [url = '', size = ''] = file.split(' ');
          return { url: new URL(url, location.href).href, width: Number.parseInt(size, 10) };
        }),
    };
  });
  ruler.remove();
  return pictures.filter(({ files }) => files.length > 0);
}
