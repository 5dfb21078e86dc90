/**
 * Where the marks of a route's stops stand, and on which side of it each name (TRV-06). A mark is as large
 * as a finger needs on every screen, so on the narrowest one those of neighbours are moved apart; a name
 * that has no room there is shown where the map is wider, or not at all: the list below has it.
 */
import {
  markBox,
  nameBox,
  NAME_SIDES,
  overlaps,
  type Box,
  type NameSide,
  type Point,
} from './name-box.ts';
import { distanceTo } from './simplified-rings.ts';

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

/** Pixels that the map is wide on the narrowest phone, where marks are moved apart. */
const NARROW = 288;
/**
 * Pixels that the map may be wide, up to the most: with the map the marks move away from each other, and
 * one may come to where the name of another stands.
 */
const WIDTHS = [NARROW, 340, 400, 470, 520];
/** Those that `stop-marks.css.ts` takes for wide. */
const WIDE_WIDTHS = [470, 520];
/** Pixels between the middles of two marks. */
const APART = 28;
const EDGE = 16;
/** A page is told places in tenths of a percent: so far names and marks may be off. */
const ROUNDED = 1;

export function routeMarks({ points, names, legs, width, height }: MarksOf): readonly RouteMark[] {
  const narrow = NARROW / width;
  const size: Point = [NARROW, height * narrow];
  const spread = moveApart(points.map(scaled(narrow)), size);
  const marks = spread.map(scaled(1 / narrow));

  const maps = new Map(WIDTHS.map((pixels) => [pixels, mapOf(pixels / width)]));
  const found = new Map<number, NonNullable<RouteMark['name']>>();
  const order = byImportance(points.length);
  for (const isForWide of [false, true]) {
    const shown = [...maps].flatMap(([pixels, map]) =>
      !isForWide || WIDE_WIDTHS.includes(pixels) ? [map] : [],
    );
    for (const index of order.filter((each) => !found.has(each))) {
      const side = bestSide(index, shown);
      if (!side) continue;
      found.set(index, { side, isForWide });
      for (const { boxOf, taken } of shown) taken.push(boxOf(index, side));
    }
  }
  return marks.map((at, index) => ({ at, name: found.get(index) ?? null }));

  function mapOf(scale: number): DrawnMap {
    const placed = marks.map(scaled(scale));
    return {
      marks: placed,
      size: [width * scale, height * scale],
      lines: legs.map(({ from, to }) => [placed[from], placed[to]] as [Point, Point]),
      taken: [],
      boxOf: (index, side) => nameBox(placed[index] as Point, side, names[index]),
    };
  }
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

/** The marks at one width of the map, with the names that stand already; all in pixels. */
interface DrawnMap {
  readonly marks: readonly Point[];
  readonly size: Point;
  readonly lines: readonly [Point, Point][];
  readonly taken: Box[];
  readonly boxOf: (index: number, side: NameSide) => Box;
}

/** The side that crosses the fewest lines, of those that cover nothing at any of the widths. */
function bestSide(index: number, maps: readonly DrawnMap[]): NameSide | null {
  const crossings = (side: NameSide) =>
    maps.reduce((sum, { lines, boxOf }) => {
      const box = boxOf(index, side);
      return sum + lines.filter((line) => isCrossed(box, line)).length;
    }, 0);
  const free = NAME_SIDES.filter((side) =>
    maps.every((map) => isFree(map.boxOf(index, side), index, map)),
  ).map((side) => ({ side, crossed: crossings(side) }));
  return free.sort((a, b) => a.crossed - b.crossed)[0]?.side ?? null;
}

function isFree(box: Box, own: number, { marks, size: [width, height], taken }: DrawnMap): boolean {
  const isIn = box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;
  return (
    isIn &&
    taken.every((other) => !overlaps(box, other, ROUNDED)) &&
    marks.every((mark, index) => index === own || !overlaps(box, markBox(mark), ROUNDED))
  );
}

/** Nearly: whether a line comes close to the middle of the box, or to that of one of its halves. */
function isCrossed({ left, right, top, bottom }: Box, [from, to]: [Point, Point]): boolean {
  const y = (top + bottom) / 2;
  return [0.2, 0.5, 0.8].some(
    (part) => distanceTo([left + (right - left) * part, y], from, to) < (bottom - top) / 2,
  );
}
