/**
 * Which place each name of a map has (TRV-06): beside its mark where there is room, in two lines if that is
 * less wide, and outside of a crowd with a line that leads to it. A name covers no mark, no other name and
 * no such line at any width of the map, and stays in its frame.
 */
import {
  ledNameBox,
  markBox,
  nameBox,
  NAME_SIDES,
  overlaps,
  type Box,
  type NameSide,
  type Point,
} from './name-box.ts';
import { areCrossed, isCut, type Segment } from './lines.ts';
import { distanceTo } from './lines.ts';

export interface NamePlace {
  readonly side: NameSide;
  /** As it is written: of two lines where there is a line break in it. */
  readonly text: string;
  /** From the mark to where the name begins, in units of the drawing; null where it stands beside its mark. */
  readonly away: Point | null;
}

/** The marks at one width of the map; all in pixels. */
export interface DrawnMap {
  /** Pixels of a unit. */
  readonly scale: number;
  readonly size: Point;
  readonly marks: readonly Point[];
  /** What a name had better not lie on. */
  readonly lines: readonly Segment[];
}

/** A name as it stands, by the maps. */
export interface PlacedName {
  readonly place: NamePlace;
  readonly cost: number;
  readonly drawn: ReadonlyMap<DrawnMap, { readonly box: Box; readonly leader: Segment | null }>;
}

/** A page is told places in tenths of a percent: so far names and marks may be off. */
const ROUNDED = 1;

/** The places beside its mark that a name may have on all of the maps, the best first. */
export function placesBeside(index: number, name: string, maps: readonly DrawnMap[]): PlacedName[] {
  return freePlaces(index, textsOf(name).flatMap(besideMark), maps);
}

/** Those at the end of a line: a thousand and more, which few names need. */
export function placesOutside(
  index: number,
  name: string,
  maps: readonly DrawnMap[],
): PlacedName[] {
  const scale = Math.min(...maps.map((map) => map.scale));
  return freePlaces(
    index,
    textsOf(name).flatMap((text) => awayFromMark(text, scale)),
    maps,
  );
}

function freePlaces(
  index: number,
  candidates: readonly Candidate[],
  maps: readonly DrawnMap[],
): PlacedName[] {
  return candidates
    .flatMap(({ place, cost }) => {
      const drawn = new Map<DrawnMap, { box: Box; leader: Segment | null }>();
      for (const map of maps) {
        const here = drawnName(index, place, map);
        if (!isFree(here, index, map)) return [];
        drawn.set(map, here);
      }
      return [{ place, cost: cost + crossings(drawn), drawn }];
    })
    .sort((a, b) => a.cost - b.cost);
}

/** Whether one leaves room for the other wherever both are drawn. */
export function areApart(one: PlacedName, other: PlacedName): boolean {
  for (const [map, a] of one.drawn) {
    const b = other.drawn.get(map);
    if (!b) continue;
    if (overlaps(a.box, b.box, ROUNDED)) return false;
    if (a.leader && isCut(b.box, a.leader)) return false;
    if (b.leader && isCut(a.box, b.leader)) return false;
    if (a.leader && b.leader && areCrossed(a.leader, b.leader)) return false;
  }
  return true;
}

interface Candidate {
  readonly place: NamePlace;
  readonly cost: number;
}

/** What a line to a name costs by its pixels. */
const LED_PIXEL_COST = 1 / 12;
/** Pixels that a line may be long on the narrowest map. */
const LED_LENGTHS = [22, 28, 36, 46, 58, 72, 88, 106, 126, 148];
const DIRECTIONS = 72;
const TWO_LINES_COST = 0.7;
/** What a line under a name costs. */
const LINE_COST = 2;

function besideMark({ text, cost }: Text): Candidate[] {
  return NAME_SIDES.map((side, order) => ({
    place: { side, text, away: null },
    cost: cost + order / 20,
  }));
}

function awayFromMark({ text, cost }: Text, scale: number): Candidate[] {
  return LED_LENGTHS.flatMap((length) =>
    Array.from({ length: DIRECTIONS }, (_, step) => {
      const turn = (step / DIRECTIONS) * 2 * Math.PI;
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const away: Point = [(x * length) / scale, (y * length) / scale];
      const place = { side: sideOf(x, y), text, away };
      return { place, cost: cost + length * LED_PIXEL_COST };
    }),
  );
}

interface Text {
  readonly text: string;
  readonly cost: number;
}

function textsOf(name: string): Text[] {
  const two = inTwoLines(name);
  return [{ text: name, cost: 0 }, ...(two === null ? [] : [{ text: two, cost: TWO_LINES_COST }])];
}

/** Where a name lies at the end of a line that goes there. */
function sideOf(x: number, y: number): NameSide {
  if (Math.abs(x) > 0.5) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'below' : 'above';
}

/** Broken where both lines are about as long; null for a name of one word. */
export function inTwoLines(name: string): string | null {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best === undefined ? null : `${name.slice(0, best)}\n${name.slice(best + 1)}`;
}

function drawnName(index: number, { side, text, away }: NamePlace, { marks, scale }: DrawnMap) {
  const mark = marks[index] as Point;
  if (!away) return { box: nameBox(mark, side, text), leader: null };
  const end: Point = [mark[0] + away[0] * scale, mark[1] + away[1] * scale];
  return { box: ledNameBox(end, side, text), leader: [mark, end] as const };
}

/** Pixels between a line to a name and the middle of another mark: it passes between two that touch. */
const CLEAR = 13.5;

function isFree(
  { box, leader }: { readonly box: Box; readonly leader: Segment | null },
  own: number,
  { marks, size: [width, height] }: DrawnMap,
): boolean {
  if (box.left < 2 || box.top < 2 || box.right > width - 2 || box.bottom > height - 2) return false;
  return marks.every((mark, index) => {
    if (index === own) return !leader || !overlaps(box, markBox(mark), ROUNDED);
    return (
      !overlaps(box, markBox(mark), ROUNDED) && (!leader || distanceTo(mark, ...leader) >= CLEAR)
    );
  });
}

/** What the lines under it cost, on an average map. */
function crossings(drawn: PlacedName['drawn']): number {
  let sum = 0;
  for (const [{ lines }, { box, leader }] of drawn) {
    for (const line of lines) {
      if (isCrossed(box, line)) sum += LINE_COST;
      if (leader && areCrossed(leader, line)) sum += LINE_COST / 2;
    }
  }
  return sum / drawn.size;
}

/** Nearly: whether a line comes close to the middle of the box, or to that of one of its halves. */
function isCrossed({ left, right, top, bottom }: Box, [from, to]: Segment): boolean {
  const y = (top + bottom) / 2;
  return [0.2, 0.5, 0.8].some(
    (part) => distanceTo([left + (right - left) * part, y], from, to) < (bottom - top) / 2,
  );
}
