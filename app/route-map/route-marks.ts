/**
 * Where the marks of a route's stops stand, and where the name of each (TRV-06). A mark is as large as a
 * finger needs on every screen, so on the narrowest one those of neighbours are moved apart; a name that
 * has no room there is shown where the map is wider, or not at all: the list below has it.
 */
import type { Segment } from './lines.ts';
import type { Point } from './name-box.ts';
import {
  areApart,
  type DrawnMap,
  type NamePlace,
  type PlacedName,
  placesBeside,
  placesOutside,
} from './name-places.ts';

export interface RouteMark {
  /** In units of the drawing: the stop itself, or beside it where another mark stands. */
  readonly at: Point;
  /** Null where it has no room. */
  readonly name: (NamePlace & { readonly isForWide: boolean }) | null;
}

interface MarksOf {
  readonly points: readonly Point[];
  readonly names: readonly string[];
  /** Stops, by their places in the list, that are joined. */
  readonly legs: readonly { readonly from: number; readonly to: number }[];
  readonly width: number;
  readonly height: number;
}

/** Pixels that the map is wide on the narrowest phone, a little less than it is, where marks are moved apart. */
const NARROW = 284;
/**
 * Pixels that the map may be wide, up to the most: with the map the marks move away from each other, and
 * one may come to where the name of another stands.
 */
const WIDTHS = [NARROW, 340, 400, 470, 520];
/** Those that `route-map.css.ts` takes for wide. */
const WIDE_WIDTHS = [470, 520];

export function routeMarks({ points, names, legs, width, height }: MarksOf): readonly RouteMark[] {
  const narrow = NARROW / width;
  const size: Point = [NARROW, height * narrow];
  const marks = marksApart(points.map(scaled(narrow)), size).map(scaled(1 / narrow));
  const maps = new Map(WIDTHS.map((pixels) => [pixels, mapOf(pixels / width)]));
  const all = [...maps.values()];
  const wide = WIDE_WIDTHS.flatMap((pixels) => maps.get(pixels) ?? []);

  const ends = new Set([0, legs.at(-1)?.to ?? 0, points.length - 1]);
  const shown = placed(names, all, ends, new Map());
  const shownOnWide = placed(names, wide, ends, shown);
  return marks.map((at, index) => {
    const found = shownOnWide.get(index);
    const name = found ? { ...found.place, isForWide: !shown.has(index) } : null;
    return { at, name };
  });

  function mapOf(scale: number): DrawnMap {
    const here = marks.map(scaled(scale));
    const stops = points.map(scaled(scale));
    return {
      scale,
      size: [width * scale, height * scale],
      marks: here,
      lines: [
        ...legs.map(({ from, to }): Segment => [stops[from] as Point, stops[to] as Point]),
        ...here.map((mark, index): Segment => [stops[index] as Point, mark]),
      ],
    };
  }
}

function scaled(by: number): (point: Point) => Point {
  return ([x, y]) => [x * by, y * by];
}

type Placed = ReadonlyMap<number, PlacedName>;

/** How often another order is tried, while a name is without a place. */
const TRIES = 16;

/**
 * Names where they have room on all of the maps, beside those that stand already: those of the `ends`
 * first, where the travel begins and where it ends. What had no room comes earlier in the next try.
 */
function placed(
  names: readonly string[],
  maps: readonly DrawnMap[],
  ends: ReadonlySet<number>,
  before: Placed,
): Placed {
  const beside = keepAnswers((index) => placesBeside(index, names[index] ?? '', maps));
  const outside = keepAnswers((index) => placesOutside(index, names[index] ?? '', maps));
  const open = [...names.keys()].filter((index) => !before.has(index));
  const first = open.filter((index) => ends.has(index));
  let others = open.filter((index) => !ends.has(index));
  let best: { readonly found: Placed; readonly cost: number } | undefined;
  for (let round = 0; round < TRIES; round += 1) {
    const { found, cost } = oneTry([...first, ...others]);
    if (!best || cost < best.cost) best = { found, cost };
    const missing = others.filter((index) => !found.has(index));
    if (missing.length === 0) break;
    others = [...missing, ...others.filter((index) => found.has(index))];
  }
  return best?.found ?? before;

  function oneTry(order: readonly number[]) {
    const found = new Map(before);
    let cost = 0;
    for (const index of order) {
      const standing = [...found.values()];
      const isOpen = (each: PlacedName) => standing.every((other) => areApart(each, other));
      const place = beside(index).find(isOpen) ?? outside(index).find(isOpen);
      if (place) found.set(index, place);
      cost += place?.cost ?? MISSING_COST;
    }
    return { found, cost };
  }
}

function keepAnswers<Answer>(ask: (index: number) => Answer): (index: number) => Answer {
  const answers = new Map<number, Answer>();
  return (index) => {
    const answer = answers.get(index) ?? ask(index);
    answers.set(index, answer);
    return answer;
  };
}

/** More than all names together. */
const MISSING_COST = 1000;

/** Pixels between the middles of two marks. */
const APART = 28;
const EDGE = 16;
const STEPS = 80;
/** How strongly a mark is drawn back to its place in each step. */
const PULL = 0.04;

/**
 * Marks that are as large as a finger needs, and each in a place of its own.
 *
 * Those of neighbours moved apart, as little as it takes; all in pixels.
 */
function marksApart(places: readonly Point[], [width, height]: Point): readonly Point[] {
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
