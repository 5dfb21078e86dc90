import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredNames } from '../../test/support/covered-names.ts';
import { routeMarks } from './route-marks.ts';

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
