/** How much room a mark and its name take on a map, in pixels: as `route-map.css.ts` draws them. */
export type Point = readonly [x: number, y: number];

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

/** Pixels of a mark. */
const MARK = 26;
/** Pixels of a name. */
const LINE = 17;
const GAP = 3;
const PADDING = 4;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function markBox([x, y]: Point, half = MARK / 2): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Pixels of what a name stands beside: to its edge, and from there to the name. */
interface Beside {
  readonly half: number;
  readonly gap: number;
}
export const BESIDE_MARK: Beside = { half: MARK / 2, gap: GAP };
/** The dot of a stop that is no link; `route-map.css.ts` has the same. */
export const BESIDE_DOT: Beside = { half: 5, gap: GAP };
/** At the end of a line there is nothing to go around. */
const LED: Beside = { half: 0, gap: 0 };

/** Of a name beside the mark that stands there. A name of two lines has them in its text. */
export function nameBox(at: Point, side: NameSide, name = ''): Box {
  return boxBeside(at, side, name, BESIDE_MARK);
}

/** Of a name at the end of a line. */
export function ledNameBox(at: Point, side: NameSide, name = ''): Box {
  return boxBeside(at, side, name, LED);
}

export function dotNameBox(at: Point, side: NameSide, name = ''): Box {
  return boxBeside(at, side, name, BESIDE_DOT);
}

function boxBeside([x, y]: Point, side: NameSide, name: string, { half, gap }: Beside): Box {
  const away = half + gap;
  const lines = name.split('\n');
  const length = Math.max(...lines.map(textWidth)) + 2 * PADDING;
  const height = lines.length * LINE;
  const across = { top: y - height / 2, bottom: y + height / 2 };
  const along = { left: x - length / 2, right: x + length / 2 };
  const above = { top: y - away - height, bottom: y - away };
  const below = { top: y + away, bottom: y + away + height };
  const onward = { left: x - half, right: x - half + length };
  const back = { left: x + half - length, right: x + half };
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

/** Whether they come closer than `apart` pixels. */
export function overlaps(one: Box, other: Box, apart = 0): boolean {
  return (
    one.left < other.right + apart &&
    other.left < one.right + apart &&
    one.top < other.bottom + apart &&
    other.top < one.bottom + apart
  );
}

/** How wide the names of a map are, in pixels: the page's letters as `route-map.css.ts` draws them, rounded up. */

const WIDTHS: readonly (readonly [pixels: number, letters: string])[] = [
  [3.2, "il íìîï’'."],
  [4, 'jI'],
  [5, 'frt-()1'],
  [6, 'sz/'],
  [7.1, 'acehknuvxyFJLàáâäçèéêëñùúûüşğ237'],
  [9, 'ACDKUVX'],
  [10, 'GHNOQ'],
  [11, 'mwM'],
  [13, 'W'],
];
/** Of any other letter. */
const USUAL = 8;
const OF_LETTERS = new Map(
  WIDTHS.flatMap(([pixels, letters]) => [...letters].map((letter) => [letter, pixels] as const)),
);

function textWidth(line: string): number {
  let width = 0;
  for (const letter of line) width += OF_LETTERS.get(letter) ?? USUAL;
  return width;
}
