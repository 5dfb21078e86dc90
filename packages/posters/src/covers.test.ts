/** The posters that the content puts on cards and heads of pages, as the site cuts them. */
import { expect, test } from 'vitest';
import {
  DRAWN_TRAVELS as travels,
  HEAD_POSTERS as heads,
  PAGE_POSTERS as pages,
  type DrawnTravel,
} from '../../../test/support/content-posters.ts';
import { boxOfMotif, LEAST_SEEN, shareWithin, type Box } from '../../../test/support/motif-box.ts';
import { CONTINENT_CODES } from '../../../domain/continent.ts';
import { drawPoster } from './draw-poster.ts';
import type { Motif } from './motifs.ts';
import { skyOf, type PosterDescription } from './poster.ts';

const postersOf = ({ pictures }: DrawnTravel) => pictures.flatMap(({ poster }) => poster ?? []);
const coverOf = ({ pictures }: DrawnTravel) => pictures[0]?.poster as PosterDescription;
const covers = travels.map(coverOf);

const twice = (words: readonly string[]) =>
  words.filter((word, index) => words.indexOf(word) !== index);

test('TRV-12 each travel has a landmark and a ground of its own on its cover', () => {
  expect(twice(covers.map(({ scene, motif = scene }) => motif))).toEqual([]);
  const grounds = covers.map(({ scene, ground, palette, plants }) =>
    [scene, ground, palette, plants].join(' '),
  );
  expect(twice(grounds)).toEqual([]);
});

test('CMS-04 each head of a page has a landmark of its own, and land in a light of its own', () => {
  expect(twice(heads.map(({ scene, motif = scene }) => motif))).toEqual([]);
  expect(
    twice(heads.map(({ scene, ground, palette }) => [scene, ground, palette].join(' '))),
  ).toEqual([]);
  const suns = heads.map(skyOf).filter((sky) => sky === 'sun' || sky === 'rays');
  expect(suns.length / heads.length).toBeLessThanOrEqual(1 / 4);
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

test('TRV-12 a third of posters at most have birds, and a third a sun, in lists of each month too', () => {
  const everyOne = travels.flatMap(postersOf);
  const share = (posters: readonly PosterDescription[], ...wanted: readonly string[]) =>
    posters.map(skyOf).filter((sky) => wanted.includes(sky)).length / posters.length;
  for (const posters of [covers, everyOne, heads]) {
    expect(share(posters, 'birds')).toBeGreaterThan(0);
    expect(share(posters, 'birds')).toBeLessThanOrEqual(1 / 3);
    expect(share(posters, 'sun', 'rays')).toBeLessThanOrEqual(1 / 3);
  }
  for (let month = 1; month <= 12; month += 1) {
    const leaving = travels.filter(({ departures }) => departures.season.includes(month));
    expect(share(leaving.map(coverOf), 'sun', 'rays'), `${month}`).toBeLessThanOrEqual(1 / 3);
  }
});

test('CMS-04 no page shows the landmark of its head again beside its words', () => {
  expect(
    pages.flatMap(([head, ...others]) =>
      others.filter(({ motif }) => motif && motif === head?.motif),
    ),
  ).toEqual([]);
});

/** Where each palm of a drawing stands, how large, from the corner. */
const palmsOf = (description: PosterDescription) =>
  [
    ...drawPoster(description, 'wide').matchAll(
      /translate\((-?\d+) -?\d+\) scale\(-?([\d.]+)[^)]*\)"><path d="M-22 2q4 -66/g,
    ),
  ].map(([, x, size]) => ({ x: Number(x), size: Number(size) }));

const NORTHERN: readonly Motif[] = ['puffin', 'turf-church', 'red-cabins', 'highland-cow', 'bear'];
/** Degrees. */
const WITHOUT_PALMS = 48;

test('TRV-12 no palm grows in the north', () => {
  const north = [
    ...travels
      .filter(({ days }) => days.every(({ latitude }) => latitude > WITHOUT_PALMS))
      .flatMap(postersOf),
    ...pages.flat().filter(({ motif }) => motif && NORTHERN.includes(motif)),
  ];
  expect(north.length).toBeGreaterThan(30);
  expect(north.filter((description) => palmsOf(description).length > 0)).toEqual([]);
});

test('TRV-12 no palm on a beach is cut by a card', () => {
  const beaches = [...travels.flatMap(postersOf), ...pages.flat()].filter(
    // The temple has palms of its own.
    ({ scene, motif }) => scene === 'coast' && motif !== 'cliff-temple',
  );
  const palms = beaches.flatMap(palmsOf);
  expect(palms.length).toBeGreaterThan(10);
  // Its crown reaches 64 of a hundred to either side of the foot.
  expect(palms.filter(({ x, size }) => x - 64 * size < CARD[0])).toEqual([]);
});

const CARD: Box = [133, 0, 1467, 1000];
const FLAT_CARD: Box = [0, 50, 1600, 950];
const SQUARE: Box = [300, 0, 1300, 1000];
/** On a screen of 1920 × 1000, right of the hill that the words stand on; the second with a search form. */
const HEAD: Box = [110, 330, 1600, 918];
const TALL_HEAD: Box = [229, 64, 1600, 957];

test.each([
  { name: 'covers', posters: covers, cuts: [CARD, FLAT_CARD, SQUARE] },
  { name: 'heads of pages', posters: heads, cuts: [HEAD, TALL_HEAD] },
])('TRV-12 what a poster shows is inside every cut: $name', async ({ posters, cuts }) => {
  const cut: string[] = [];
  for (const description of posters) {
    if (!description.motif) continue;
    const box = await boxOfMotif(description, 'wide');
    for (const each of cuts) {
      const seen = shareWithin(box, each);
      if (seen >= LEAST_SEEN) continue;
      cut.push(`${description.scene} ${description.motif}: ${seen.toFixed(2)} of ${box.join()}`);
    }
  }
  expect(cut).toEqual([]);
});
