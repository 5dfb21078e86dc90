/** Lines and rings of a drawing: what they cross, and how they are written with few points. */
import type { Box, Point } from './name-box.ts';

export type Segment = readonly [from: Point, to: Point];

/**
 * Whether two lines cross; those that only touch with an end do not.
 */
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

/** Units of the drawing that a line may go astray. */
const TOLERANCE = 1.4;
/** Square units: what is smaller is no island that one would see. */
const LEAST_AREA = 14;

/** Rings of whole units, with as few points as look the same; rings that nobody would see are left out. */
export function simplifiedRings(rings: readonly (readonly Point[])[]): Point[][] {
  return rings.flatMap((ring) => {
    if (Math.abs(areaOf(ring)) < LEAST_AREA) return [];
    const line = simplified(ring).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    const points = line.filter(
      ([x, y], index) => index === 0 || x !== line[index - 1]?.[0] || y !== line[index - 1]?.[1],
    );
    return points.length > 3 ? [points] : [];
  });
}

/** Twice the sum of triangles, halved: positive or negative by its turn. */
function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    sum += fromX * y - x * fromY;
    [fromX, fromY] = [x, y];
  }
  return sum / 2;
}

/** Douglas and Peucker, without recursion: coasts have thousands of points. */
function simplified(line: readonly Point[]): Point[] {
  const keeps = new Uint8Array(line.length);
  keeps[0] = 1;
  keeps[line.length - 1] = 1;
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [begin, end] = part;
    let farthest = -1;
    let distance = TOLERANCE;
    for (let at = begin + 1; at < end; at += 1) {
      const away = distanceTo(line[at] as Point, line[begin] as Point, line[end] as Point);
      if (away > distance) [farthest, distance] = [at, away];
    }
    if (farthest < 0) continue;
    keeps[farthest] = 1;
    parts.push([begin, farthest], [farthest, end]);
  }
  return line.filter((_, index) => keeps[index]);
}

/** From the part of a line between two points. */
export function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
}

/** SVG path data of closed lines, each step as its distance from the one before. */
export function printRings(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `${printLine(ring)}z`).join('');
}

function printLine([start, ...rest]: readonly Point[]): string {
  if (!start) return '';
  let [fromX, fromY] = start;
  const steps = rest.map(([x, y]) => {
    const step = `${x - fromX},${y - fromY}`;
    [fromX, fromY] = [x, y];
    return step;
  });
  return `M${start[0]},${start[1]}l${steps.join(' ').replaceAll(/[ ,]-/g, '-')}`;
}

/** Whether a point is in the rings, where those in others are holes. */
export function isWithin(rings: readonly (readonly Point[])[], [px, py]: Point): boolean {
  let isIn = false;
  for (const ring of rings) {
    let [fromX, fromY] = ring.at(-1) ?? [0, 0];
    for (const [x, y] of ring) {
      const crosses = y > py !== fromY > py;
      if (crosses && px < ((fromX - x) * (py - y)) / (fromY - y) + x) isIn = !isIn;
      [fromX, fromY] = [x, y];
    }
  }
  return isIn;
}
