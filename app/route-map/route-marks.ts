/**
 * Where the marks of a route's stops stand, and on which side of it each name (TRV-06). A mark is as large
 * as a finger needs on every screen, so on the narrowest one those of neighbours are moved apart; a name
 * that has no room there is shown where the map is wider, or not at all: the list below has it.
 */
import { distanceTo } from './simplified-rings.ts';

type Point = readonly [x: number, y: number];

/** The last four begin or end with the mark: for those near an edge of the map. */
export const NAME_SIDES = [
  'right',
  'left',
  'above',
  'below',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
] as const;
export type NameSide = (typeof NAME_SIDES)[number];

export interface RouteMark {
  /** In units of the drawing: the stop itself, or beside it where another mark stands. */
  readonly at: Point;
  /** Null where it has no room. */
  readonly name: { readonly side: NameSide; readonly isForWide: boolean } | null;
}

interface MarksOf {
  readonly points: readonly Point[];
  readonly names: readonly string[];
  /** Stops, by their places in the list, that are joined. */
  readonly legs: readonly { readonly from: number; readonly to: number }[];
  readonly width: number;
  readonly height: number;
}

/** Pixels that the map is wide: on the narrowest phone, and where there is room. */
const NARROW = 288;
const WIDE = 470;
/** Pixels of a mark and of the gap between two. */
const MARK = 26;
const APART = 28;
const EDGE = 16;
/** Pixels of the names: a letter is about so wide, at most. */
const LETTER = 6.7;
const LINE = 17;
const GAP = 3;
const PADDING = 4;

export function routeMarks({ points, names, legs, width, height }: MarksOf): readonly RouteMark[] {
  const narrow = NARROW / width;
  const size: Point = [NARROW, height * narrow];
  const spread = moveApart(points.map(scaled(narrow)), size);
  const marks = spread.map(scaled(1 / narrow));

  const found = new Map<number, RouteMark['name']>();
  const order = byImportance(points.length);
  for (const isForWide of [false, true]) {
    const scale = (isForWide ? WIDE : NARROW) / width;
    const map = {
      marks: marks.map(scaled(scale)),
      size: [width * scale, height * scale] as Point,
    };
    const lines = legs.map(({ from, to }) => [map.marks[from], map.marks[to]] as [Point, Point]);
    const boxOf = (index: number, side: NameSide) =>
      nameBox(map.marks[index] as Point, side, lengthOf(names[index]));
    const taken = [...found].flatMap(([index, name]) => (name ? [boxOf(index, name.side)] : []));
    for (const index of order.filter((each) => !found.has(each))) {
      const side = bestSide((each) => boxOf(index, each), { ...map, lines, taken, own: index });
      if (!side) continue;
      found.set(index, { side, isForWide });
      taken.push(boxOf(index, side));
    }
  }
  return marks.map((at, index) => ({ at, name: found.get(index) ?? null }));
}

function lengthOf(name = ''): number {
  return name.length * LETTER + 2 * PADDING;
}

function scaled(by: number): (point: Point) => Point {
  return ([x, y]) => [x * by, y * by];
}

/** Where it begins and ends, then the others as they come. */
function byImportance(count: number): number[] {
  const all = [...Array(count).keys()];
  return [0, count - 1, ...all.slice(1, -1)].slice(0, count);
}

const STEPS = 80;
/** How strongly a mark is drawn back to its place in each step. */
const PULL = 0.04;

function moveApart(places: readonly Point[], [width, height]: Point): readonly Point[] {
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

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As `route-map.css.ts` puts it. */
function nameBox([x, y]: Point, side: NameSide, length: number): Box {
  const away = MARK / 2 + GAP;
  const across = { top: y - LINE / 2, bottom: y + LINE / 2 };
  const along = { left: x - length / 2, right: x + length / 2 };
  const above = { top: y - away - LINE, bottom: y - away };
  const below = { top: y + away, bottom: y + away + LINE };
  const onward = { left: x - MARK / 2, right: x - MARK / 2 + length };
  const back = { left: x + MARK / 2 - length, right: x + MARK / 2 };
  switch (side) {
    case 'right':
      return { ...across, left: x + away, right: x + away + length };
    case 'left':
      return { ...across, left: x - away - length, right: x - away };
    case 'above':
      return { ...along, ...above };
    case 'below':
      return { ...along, ...below };
    case 'above-right':
      return { ...onward, ...above };
    case 'below-right':
      return { ...onward, ...below };
    case 'above-left':
      return { ...back, ...above };
    case 'below-left':
      return { ...back, ...below };
  }
}

interface Surroundings {
  readonly marks: readonly Point[];
  readonly size: Point;
  readonly lines: readonly [Point, Point][];
  readonly taken: readonly Box[];
  readonly own: number;
}

/** The side that crosses the fewest lines, of those that cover nothing. */
function bestSide(boxOf: (side: NameSide) => Box, around: Surroundings): NameSide | null {
  const free = NAME_SIDES.filter((side) => isFree(boxOf(side), around)).map((side) => ({
    side,
    crossed: around.lines.filter((line) => isCrossed(boxOf(side), line)).length,
  }));
  return free.sort((a, b) => a.crossed - b.crossed)[0]?.side ?? null;
}

function isFree(box: Box, { marks, size: [width, height], taken, own }: Surroundings): boolean {
  const isIn = box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;
  const half = MARK / 2;
  return (
    isIn &&
    taken.every((other) => !overlaps(box, other)) &&
    marks.every(
      ([x, y], index) =>
        index === own ||
        !overlaps(box, { left: x - half, right: x + half, top: y - half, bottom: y + half }),
    )
  );
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** Nearly: whether a line comes close to the middle of the box, or to that of one of its halves. */
function isCrossed({ left, right, top, bottom }: Box, [from, to]: [Point, Point]): boolean {
  const y = (top + bottom) / 2;
  return [0.2, 0.5, 0.8].some(
    (part) => distanceTo([left + (right - left) * part, y], from, to) < (bottom - top) / 2,
  );
}
