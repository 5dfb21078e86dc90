/** What names on a route's map cover, as it is drawn at one width (TRV-06). */
import {
  ledNameBox,
  markBox,
  nameBox,
  overlaps,
  type Box,
  type Point,
} from '../../app/route-map/name-box.ts';
import type { RouteMark } from '../../app/route-map/route-marks.ts';
import { isCut, type Segment } from '../../app/route-map/lines.ts';

/** Pixels from which a map has the names that are for wide ones. */
const WIDE = 470;

export function isNamed({ name }: RouteMark, pixels: number): boolean {
  return name !== null && (!name.isForWide || pixels >= WIDE);
}

interface Drawn {
  readonly number: number;
  readonly mark: Point;
  readonly box: Box | null;
  readonly leader: Segment | null;
}

/** What is wrong, in words; the map's size is in units, and it is drawn `pixels` wide. */
export function coveredNames(
  marks: readonly RouteMark[],
  { width, height }: { readonly width: number; readonly height: number },
  pixels: number,
): string[] {
  const scale = pixels / width;
  const drawn = marks.map((mark, index): Drawn => {
    const at = scaled(mark.at, scale);
    const name = isNamed(mark, pixels) ? mark.name : null;
    if (!name) return { number: index + 1, mark: at, box: null, leader: null };
    const { side, text, away } = name;
    if (!away) return { number: index + 1, mark: at, box: nameBox(at, side, text), leader: null };
    const end: Point = [at[0] + away[0] * scale, at[1] + away[1] * scale];
    return { number: index + 1, mark: at, box: ledNameBox(end, side, text), leader: [at, end] };
  });
  const faults: string[] = [];
  for (const { number, box } of drawn) {
    if (!box) continue;
    const isOut = box.left < 0 || box.top < 0 || box.right > pixels || box.bottom > height * scale;
    if (isOut) faults.push(`name ${number} leaves the frame at ${pixels}`);
    for (const other of drawn) {
      if (other.number === number) continue;
      const over = (what: string) => `name ${number} over ${what} ${other.number} at ${pixels}`;
      if (overlaps(box, markBox(other.mark))) faults.push(over('mark'));
      if (other.box && overlaps(box, other.box)) faults.push(over('name'));
      if (other.leader && isCut(box, other.leader)) faults.push(over('line'));
    }
  }
  return faults;
}

function scaled([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}
