/** The posters that the content puts on cards and heads of pages, as the site cuts them. */
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTINENT_CODES } from '../../../domain/continent.ts';
import { drawPoster } from './draw-poster.ts';
import { MOTIFS } from './motifs.ts';
import { PALETTES } from './palettes.ts';
import { skyOf, type PosterDescription } from './poster.ts';

interface Travel {
  readonly id: string;
  readonly continent: string;
  readonly popularity: number;
  readonly pictures: readonly { readonly poster: PosterDescription }[];
}
interface PageOfContent {
  readonly blocks: readonly {
    readonly type: string;
    readonly content: { readonly image?: { readonly poster?: PosterDescription } };
  }[];
}

const filesOf = <Content>(pattern: string) =>
  globSync(pattern).map((file) => parse(readFileSync(file, 'utf8')) as Content);

/** As lists show them. */
const travels = filesOf<Travel>('content/travels/*/travel.yaml').sort(
  (one, other) => other.popularity - one.popularity || (one.id < other.id ? -1 : 1),
);
const coverOf = ({ pictures }: Travel) => pictures[0]?.poster as PosterDescription;
const covers = travels.map(coverOf);
const heads = filesOf<PageOfContent>('content/pages/*.yaml')
  .flatMap(({ blocks }) => blocks)
  .flatMap(({ type, content }) => (type === 'cover' ? (content.image?.poster ?? []) : []));

const twice = (words: readonly string[]) =>
  words.filter((word, index) => words.indexOf(word) !== index);

test('TRV-12 each travel has a landmark and a ground of its own on its cover', () => {
  expect(twice(covers.map(({ scene, motif = scene }) => motif))).toEqual([]);
  const grounds = covers.map(({ scene, ground, palette, plants }) =>
    [scene, ground, palette, plants].join(' '),
  );
  expect(twice(grounds)).toEqual([]);
});

test('TRV-12 no row of three covers has a scene twice, nor do two beside each other', () => {
  const lists = [
    travels,
    ...CONTINENT_CODES.map((code) => travels.filter(({ continent }) => continent === code)),
    travels.filter(({ continent }) => continent.endsWith('america')),
  ];
  const alike = lists.flatMap((list) => {
    const scenes = list.map((travel) => coverOf(travel).scene);
    return list.filter(
      (_, at) => scenes[at] === scenes[at - 1] || (at % 3 === 2 && scenes[at] === scenes[at - 2]),
    );
  });
  expect(alike.map(({ id }) => id)).toEqual([]);
});

test('TRV-12 no two travels have the same drawing in turn, which departures of a week would show beside each other', () => {
  const drawings = travels.flatMap(({ pictures }) =>
    pictures.flatMap(({ poster }, turn) =>
      poster ? [[turn, poster.scene, poster.ground, poster.palette, poster.motif].join(' ')] : [],
    ),
  );
  expect(twice(drawings)).toEqual([]);
});

test('TRV-12 a third of posters at most have birds, and half of them a sun', () => {
  const everyOne = travels.flatMap(({ pictures }) =>
    pictures.flatMap(({ poster }) => poster ?? []),
  );
  for (const posters of [covers, everyOne, heads]) {
    const skies = posters.map(skyOf);
    const share = (...wanted: readonly string[]) =>
      skies.filter((sky) => wanted.includes(sky)).length / skies.length;
    expect(share('birds')).toBeGreaterThan(0);
    expect(share('birds')).toBeLessThanOrEqual(1 / 3);
    expect(share('sun', 'rays')).toBeLessThanOrEqual(1 / 2);
  }
});

/** Edges on a wide poster: left, top, right, bottom. */
type Box = readonly [number, number, number, number];
const CARD: Box = [133, 0, 1467, 1000];
const FLAT_CARD: Box = [0, 50, 1600, 950];
const SQUARE: Box = [300, 0, 1300, 1000];
/** Without the foot, over which the sheet of the title lies. */
const ABOVE_SHEET: Box = [0, 0, 1600, 865];
/** Of the widest screens. */
const HEAD: Box = [0, 180, 1600, 880];

test.each([
  { name: 'covers', posters: covers, cuts: [CARD, FLAT_CARD, SQUARE, ABOVE_SHEET] },
  { name: 'heads of pages', posters: heads, cuts: [HEAD] },
])('TRV-12 what a poster shows is inside every cut: $name', async ({ posters, cuts }) => {
  const cut: string[] = [];
  for (const description of posters) {
    const box = await boxOfMotif(description);
    if (!box) continue;
    const [left, top, right, bottom] = box;
    for (const [from, over, to, under] of cuts) {
      const width = Math.min(right, to) - Math.max(left, from);
      const height = Math.min(bottom, under) - Math.max(top, over);
      const seen = (width * height) / ((right - left) * (bottom - top));
      if (width > 0 && height > 0 && seen >= LEAST_SEEN) continue;
      cut.push(`${description.scene} ${description.motif}: ${seen.toFixed(2)} of ${box.join()}`);
    }
  }
  expect(cut).toEqual([]);
});

const LEAST_SEEN = 0.55;
/** To either side of a motif's foot, and how much smaller it is measured. */
const REACH = 1100;
const SMALLER = 5;

/** Where the motif is on the wide poster, by its pixels. */
async function boxOfMotif(description: PosterDescription): Promise<Box | null> {
  if (!description.motif) return null;
  const { plants, palette: name } = description;
  const palette = plants ? { ...PALETTES[name], plants } : PALETTES[name];
  const motif = MOTIFS[description.motif].draw(palette);
  const [before = ''] = drawPoster(description, 'wide').split(motif);
  const [, x = NaN, y = NaN, size = NaN] = (
    /translate\((-?\d+) (-?\d+)\) scale\(([\d.]+)\)">$/.exec(before) ?? []
  ).map(Number);
  const canvas =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${(2 * REACH) / SMALLER}" height="${(2 * REACH) / SMALLER}" ` +
    `viewBox="${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}">${motif}</svg>`;
  const { info } = await sharp(Buffer.from(canvas))
    .trim()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = -SMALLER * (info.trimOffsetLeft ?? 0) - REACH;
  const top = -SMALLER * (info.trimOffsetTop ?? 0) - REACH;
  // What is wider than the poster is cut by its edges anyway.
  return [
    Math.max(0, x + size * left),
    Math.max(0, y + size * top),
    Math.min(1600, x + size * (left + SMALLER * info.width)),
    Math.min(1000, y + size * (top + SMALLER * info.height)),
  ].map(Math.round) as unknown as Box;
}
