/** How much room a mark and its name take on a map, in pixels: as `stop-marks.css.ts` draws them. */

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
/** Pixels of the names: a letter is about so wide, at most. */
const LETTER = 6.7;
const LINE = 17;
const GAP = 3;
const PADDING = 4;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function markBox([x, y]: Point): Box {
  const half = MARK / 2;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Of a name beside the mark that stands there. */
export function nameBox([x, y]: Point, side: NameSide, name = ''): Box {
  const length = name.length * LETTER + 2 * PADDING;
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

/** Whether they come closer than `apart` pixels. */
export function overlaps(one: Box, other: Box, apart = 0): boolean {
  return (
    one.left < other.right + apart &&
    other.left < one.right + apart &&
    one.top < other.bottom + apart &&
    other.top < one.bottom + apart
  );
}
