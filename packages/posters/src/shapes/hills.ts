import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A soft skyline from edge to edge: `bumps` rises of up to `rise` above `y`. */
export function hillLine(
  { width, random }: Stage,
  y: number,
  rise: number,
  bumps: number,
): Point[] {
  const count = bumps * 2;
  const points: Point[] = [];
  for (let index = -1; index <= count + 1; index++) {
    const share = index % 2 === 0 ? random.real(0, 0.25) : random.real(0.6, 1);
    points.push([((index + random.real(-0.2, 0.2)) / count) * width, y - rise * share]);
  }
  return points;
}

/** A soft line through shares of the width and heights: what a scene composes by hand. */
export const drawnLine = (
  { width, height }: Stage,
  shares: readonly (readonly [x: number, y: number])[],
): Point[] => shares.map(([x, y]) => [x * width, y * height]);
