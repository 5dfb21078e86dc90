/** Marks that are as large as a finger needs, and each in a place of its own. */
import type { Point } from './name-box.ts';

/** Pixels between the middles of two marks. */
const APART = 28;
const EDGE = 16;
const STEPS = 80;
/** How strongly a mark is drawn back to its place in each step. */
const PULL = 0.04;

/** Those of neighbours moved apart, as little as it takes; all in pixels. */
export function marksApart(places: readonly Point[], [width, height]: Point): readonly Point[] {
  const moved = places.map(([x, y]) => ({ x, y }));
  for (let step = 0; step < STEPS; step += 1) {
    moved.forEach((mark, index) => {
      const [x, y] = places[index] as Point;
      mark.x += (x - mark.x) * PULL;
      mark.y += (y - mark.y) * PULL;
    });
    // The last word is the distance.
    for (let round = 0; round < 3; round += 1) {
      moved.forEach((one, index) => {
        for (const other of moved.slice(index + 1)) pushApart(one, other);
      });
    }
    for (const mark of moved) {
      mark.x = Math.min(width - EDGE, Math.max(EDGE, mark.x));
      mark.y = Math.min(height - EDGE, Math.max(EDGE, mark.y));
    }
  }
  return moved.map(({ x, y }): Point => [x, y]);
}

interface Movable {
  x: number;
  y: number;
}

function pushApart(one: Movable, other: Movable): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= APART) return;
  // In one place: to the sides.
  const [x, y] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
  const push = (APART - distance) / 2;
  one.x -= x * push;
  one.y -= y * push;
  other.x += x * push;
  other.y += y * push;
}
