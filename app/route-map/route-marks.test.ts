import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/market.ts';
import { coveredNames, isNamed } from '../../test/support/covered-names.ts';
import { deliveredRoutes } from '../../test/support/delivered-routes.ts';
import { routeMarks } from './route-marks.ts';
import { drawnRoute } from './route-view.server.ts';

const WIDTH = 800;
const HEIGHT = 960;
/** A pixel of the narrowest map, in units. */
const PIXEL = WIDTH / 288;

const marksOf = (points: readonly (readonly [number, number])[], name = 'Kyoto') =>
  routeMarks({
    points,
    names: points.map(() => name),
    legs: points.slice(1).map((_, index) => ({ from: index, to: index + 1 })),
    width: WIDTH,
    height: HEIGHT,
  });

describe('TRV-06 A11Y-02 marks of a route', () => {
  test('stand on their stops where there is room', () => {
    const points = [
      [200, 300],
      [600, 700],
    ] as const;
    const marks = marksOf(points);
    marks.forEach(({ at }, index) => {
      expect(at[0]).toBeCloseTo(points[index]?.[0] ?? 0);
      expect(at[1]).toBeCloseTo(points[index]?.[1] ?? 0);
    });
    expect(marks.every(({ name }) => name && !name.isForWide)).toBe(true);
  });

  test('leave each other the 24 pixels that a finger needs, and stay on the map', () => {
    const place = fc.tuple(
      fc.integer({ min: 130, max: WIDTH - 130 }),
      fc.integer({ min: 130, max: HEIGHT - 130 }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (points) => {
        const marks = marksOf(points).map(({ at }) => at);
        marks.forEach(([x, y], index) => {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(WIDTH);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(HEIGHT);
          for (const [otherX, otherY] of marks.slice(index + 1)) {
            expect(Math.hypot(x - otherX, y - otherY) / PIXEL).toBeGreaterThan(24);
          }
        });
      }),
    );
  });

  test('a name without room beside its mark stands outside of the crowd, with a line to it', () => {
    const close = Array.from({ length: 6 }, (_, index) => [380 + index * 8, 480] as const);
    const names = marksOf(close, 'San Cristóbal').map(({ name }) => name);
    expect(names.every((name) => name !== null)).toBe(true);
    expect(names.some((name) => name?.away)).toBe(true);
  });

  test('a name of several words is broken where it has less room in one line', () => {
    const three = [
      [180, 400],
      [420, 400],
      [660, 400],
    ] as const;
    const texts = marksOf(three, 'Campo base del Machapuchare').map(({ name }) => name?.text);
    expect(texts.some((text) => text === 'Campo base del\nMachapuchare')).toBe(true);
  });

  test('a name that would cover a mark or another name is left out', () => {
    const crowd = Array.from({ length: 30 }, (_, index) => [380 + index * 8, 480] as const);
    const names = marksOf(crowd, 'San Cristóbal de las Casas').map(({ name }) => name);
    expect(names.some((name) => name === null || name.isForWide)).toBe(true);
    expect(names.some((name) => name !== null)).toBe(true);
  });

  test('a name covers nothing on a map of any width, though marks move with it', () => {
    const place = fc.tuple(
      fc.integer({ min: 130, max: WIDTH - 130 }),
      fc.integer({ min: 130, max: HEIGHT - 130 }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (points) => {
        const marks = marksOf(points, NAME);
        for (const pixels of [284, 340, 400, 470, 520]) {
          expect(coveredNames(marks, { width: WIDTH, height: HEIGHT }, pixels)).toEqual([]);
        }
      }),
      { seed: 11, numRuns: 100 },
    );
  });
});

const NAME = 'Cemoro Lawang';

/** Pixels that maps are wide: on phones, beside the days, on tablets, on paper, on the itinerary's page. */
const SIZES = [284, 316, 343, 370, 400, 469, 470, 520];

describe.each(LANGUAGES)('TRV-06 %s: names on the maps', (language) => {
  const maps = deliveredRoutes(language).flatMap((travel) => {
    const route = drawnRoute(travel);
    return route ? [{ slug: travel.slug, ...route }] : [];
  });

  test.each(SIZES)('at %i pixels where each travel begins and ends', (pixels) => {
    const nameless = maps.filter(({ marks, legs }) => {
      const ends = [marks[0], marks.at(-1), marks[legs.at(-1)?.to ?? 0]];
      return ends.some((mark) => !mark || !isNamed(mark, pixels));
    });
    expect(nameless.map(({ slug }) => slug)).toEqual([]);
  });

  test.each(SIZES)('at %i pixels cover no mark, no other name and no line to one', (pixels) => {
    const faults = maps.flatMap(({ slug, marks, frame }) =>
      coveredNames(marks, frame, pixels).map((fault) => `${slug}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('are left out for few stops of a small map, and for none of a wide one', () => {
    const leftOut = (pixels: number) =>
      maps.flatMap(({ slug, marks }) =>
        marks.flatMap((mark, index) => (isNamed(mark, pixels) ? [] : [`${slug} ${index + 1}`])),
      );
    expect(maps.flatMap(({ marks }) => marks).length).toBeGreaterThan(300);
    expect(leftOut(520)).toEqual([]);
    const onSmall = leftOut(284);
    expect(onSmall.length, onSmall.join(', ')).toBeLessThanOrEqual(MOST_LEFT_OUT);
  });
});

/** Of some 300 stops. */
const MOST_LEFT_OUT = 5;
