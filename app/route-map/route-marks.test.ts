import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markBox, nameBox, overlaps } from './name-box.ts';
import { routeMarks, type RouteMark } from './route-marks.ts';

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

  test('a name covers nothing on a map of any width, though marks move with it', () => {
    const place = fc.tuple(
      fc.integer({ min: 130, max: WIDTH - 130 }),
      fc.integer({ min: 130, max: HEIGHT - 130 }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (points) => {
        const marks = marksOf(points, NAME);
        for (const pixels of [288, 340, 400, 470, 520]) expectNothingCovered(marks, pixels);
      }),
      { seed: 11, numRuns: 100 },
    );
  });
});

const NAME = 'Cemoro Lawang';

function expectNothingCovered(marks: readonly RouteMark[], pixels: number): void {
  const placed = marks.map(({ at: [x, y] }) => [x, y].map((part) => (part * pixels) / WIDTH));
  const boxes = marks.map(({ name }, index) =>
    name && (!name.isForWide || pixels >= 470)
      ? nameBox(placed[index] as [number, number], name.side, NAME)
      : null,
  );
  boxes.forEach((box, index) => {
    if (!box) return;
    placed.forEach((mark, other) => {
      const isCovered = other !== index && overlaps(box, markBox(mark as [number, number]));
      expect(isCovered, `name ${index} over mark ${other} at ${pixels}`).toBe(false);
    });
    boxes.slice(index + 1).forEach((other) => {
      expect(other !== null && overlaps(box, other), `name ${index} at ${pixels}`).toBe(false);
    });
  });
}
