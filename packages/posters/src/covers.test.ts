/** The posters that the content puts on cards and heads of pages, as the site cuts them. */
import { expect, test } from 'vitest';
import {
  DRAWN_TRAVELS as travels,
  HEAD_POSTERS as heads,
  type DrawnTravel,
} from '../../../test/support/content-posters.ts';
import { boxOfMotif, LEAST_SEEN, shareWithin, type Box } from '../../../test/support/motif-box.ts';
import { CONTINENT_CODES } from '../../../domain/continent.ts';
import { skyOf, type PosterDescription } from './poster.ts';

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

const CARD: Box = [133, 0, 1467, 1000];
const FLAT_CARD: Box = [0, 50, 1600, 950];
const SQUARE: Box = [300, 0, 1300, 1000];
/** On a screen of 1920 × 1000, right of the hill that the words stand on. */
const HEAD: Box = [229, 64, 1600, 957];

test.each([
  { name: 'covers', posters: covers, cuts: [CARD, FLAT_CARD, SQUARE] },
  { name: 'heads of pages', posters: heads, cuts: [HEAD] },
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
