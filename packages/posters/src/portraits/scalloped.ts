import type { Point } from '../path.ts';

/** A closed outline of curls: an arc outwards from each point to the next, clockwise. */
export function scalloped(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  let [x, y] = first;
  let d = `M${x} ${y}`;
  for (const [toX, toY] of [...points.slice(1), first]) {
    const [dx, dy] = [toX - x, toY - y];
    const radius = Math.round(Math.sqrt(dx * dx + dy * dy) * 0.58);
    d += `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
    [x, y] = [toX, toY];
  }
  return `${d}z`;
}
