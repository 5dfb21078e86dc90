/** Straight lines between two points, and what they cross. */
import type { Box, Point } from './name-box.ts';

export type Segment = readonly [from: Point, to: Point];

/** Whether two lines cross; those that only touch with an end do not. */
export function areCrossed([a, b]: Segment, [c, d]: Segment): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** On which side of a line a point is, by its sign. */
function turn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

/** Whether some of a line lies in the box. */
export function isCut({ left, right, top, bottom }: Box, [from, to]: Segment): boolean {
  let [begin, end] = [0, 1];
  const edges = [
    [from[0], to[0] - from[0], left, right],
    [from[1], to[1] - from[1], top, bottom],
  ] as const;
  for (const [start, length, least, most] of edges) {
    if (length === 0) {
      if (start < least || start > most) return false;
      continue;
    }
    const [one, other] = [(least - start) / length, (most - start) / length];
    begin = Math.max(begin, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
    if (begin > end) return false;
  }
  return true;
}
