import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

  test('a name that would cover a mark or another name is left out', () => {
    const close = Array.from({ length: 6 }, (_, index) => [380 + index * 8, 480] as const);
    const names = marksOf(close, 'San Cristóbal de las Casas').map(({ name }) => name);
    expect(names.some((name) => name === null || name.isForWide)).toBe(true);
    expect(names.some((name) => name !== null)).toBe(true);
  });
});
