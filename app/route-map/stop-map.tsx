/** Where on the route a day is: the map around its stop and the other end of its way, with their names. */
import {
  type Box,
  dotNameBox,
  markBox,
  NAME_SIDES,
  nameBox,
  type NameSide,
  overlaps,
  type Point,
} from './name-box.ts';
import { inTwoLines } from './name-places.ts';
import { PLAIN } from './route-map-address.ts';
import * as styles from './route-map.css.ts';
import { type RouteDay, routeOf, type RouteStop } from './route-stops.ts';
import type { PartOfMap, RouteView } from './route-view.server.ts';

interface StopMapProps {
  readonly route: RouteView;
  readonly days: readonly RouteDay[];
  readonly day: number;
}

/** Fills what holds it. Who reads has the names in the words beside it. */
export function StopMap({ route, days, day }: StopMapProps) {
  const clip = dayClip(route, days, day);
  if (!clip) return null;
  const { width, start, here, other } = clip;
  return (
    <div aria-hidden="true" className={styles.window}>
      <div
        className={styles.stopMap}
        style={{
          width: `${width}%`,
          insetInlineStart: `${start[0]}%`,
          insetBlockStart: `${start[1]}%`,
        }}
      >
        <img
          className={styles.stopMapDrawing}
          src={`${route.src}#${PLAIN}`}
          width={route.width}
          height={route.height}
          alt=""
          loading="lazy"
        />
        {other?.name && (
          <span className={styles.dotName[other.name.side]} style={standing(other.at)}>
            {other.name.text}
          </span>
        )}
        {here.name && (
          <span className={styles.markName[here.name.side]} style={standing(here.at)}>
            {here.name.text}
          </span>
        )}
        <span className={styles.stopMapMark} style={standing(here.at)}>
          {here.number}
        </span>
      </div>
    </div>
  );
}

function standing([x, y]: PartOfMap) {
  return { left: `${x}%`, top: `${y}%` };
}

export interface DayClip {
  /** In percent of the window's width. */
  readonly width: number;
  /** Where the map begins, in percent of the window's width and height. */
  readonly start: PartOfMap;
  readonly here: ClipStop;
  /** Null where it is too far away, or too near to be told apart. */
  readonly other: ClipStop | null;
}

interface ClipStop {
  readonly number: number;
  /** Of the map. */
  readonly at: PartOfMap;
  readonly name: { readonly text: string; readonly side: NameSide } | null;
}

/** Height of the window by its width: `video-itinerary/modal.css.ts`. */
const WINDOW = 3 / 4;
/** Pixels that the window may be wide. */
const WINDOWS = [218, 285, 318];
/** How far both ends of the way may be apart, as a part of the window. */
const REACH = 0.7;
/** How much larger than the window the map is at most: closer, nobody would know where it is. */
const MOST = 2;
/** Pixels from the stop of the day to the other one, at least. */
const LEAST_APART = 24;

/**
 * The part of a route's map that shows one day (LAY-10): its stop, and the other end of its way, with both
 * names. A day that stays where it is shows where the travel goes on to.
 *
 * Null for a day that is not on the route.
 */
export function dayClip(route: RouteView, days: readonly RouteDay[], day: number): DayClip | null {
  const { stops, other } = stopsOfDay(days, day);
  const here = stops.find(({ days: ofStop }) => ofStop.includes(day));
  const at = here && placeOf(route, here);
  if (!here || !at) return null;
  const otherAt = other && placeOf(route, other);
  const share = route.height / route.width;
  const from = inWidths(at, share);
  const to = otherAt ? inWidths(otherAt, share) : from;
  const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  const fits = Math.min(REACH / dx, (REACH * WINDOW) / dy);
  const isOtherSeen = fits >= 1;
  const scale = other ? Math.min(MOST, Math.max(1, fits)) : 1;
  const [x, y] = isOtherSeen ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] : from;
  const start: Point = [
    Math.min(scale - 1, Math.max(0, x * scale - 1 / 2)),
    Math.min(share * scale - WINDOW, Math.max(0, y * scale - WINDOW / 2)),
  ];
  const inWindow = ([px, py]: Point): Point => [px * scale - start[0], py * scale - start[1]];
  const isApart = Math.hypot(dx, dy) * scale * (WINDOWS[0] ?? 0) >= LEAST_APART;
  const shown = other && otherAt && isOtherSeen && isApart ? { other, at: otherAt } : null;

  const marks = WINDOWS.map((pixels) => ({
    pixels,
    here: scaled(inWindow(from), pixels),
    other: shown && scaled(inWindow(to), pixels),
  }));
  const hereName = named(here.place, (text, side) =>
    marks.map((each) => ({
      box: nameBox(each.here, side, text),
      pixels: each.pixels,
      taken: each.other ? [markBox(each.other, 5)] : [],
    })),
  );
  const otherName =
    shown &&
    named(shown.other.place, (text, side) =>
      marks.map((each) => ({
        box: dotNameBox(each.other ?? each.here, side, text),
        pixels: each.pixels,
        taken: [
          markBox(each.here),
          ...(hereName ? [nameBox(each.here, hereName.side, hereName.text)] : []),
        ],
      })),
    );
  return {
    width: scale * 100,
    start: [-start[0] * 100, (-start[1] / WINDOW) * 100],
    here: { number: here.number, at, name: hereName },
    other: shown && { number: shown.other.number, at: shown.at, name: otherName },
  };
}

/** All stops, and which of them is at the other end of a day's way. */
function stopsOfDay(days: readonly RouteDay[], day: number) {
  const { stops, visits } = routeOf(days);
  const index = visits.findIndex(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const isArrival = index > 0 && visits[index]?.firstDay === day;
  const other = isArrival ? visits[index - 1] : (visits[index + 1] ?? visits[index - 1]);
  return { stops, other: other?.stop ?? null };
}

function placeOf({ marks }: RouteView, { number }: RouteStop): PartOfMap | undefined {
  const mark = marks[number - 1];
  return mark?.stop ?? mark?.at;
}

/** Where the map's width is 1. */
function inWidths([x, y]: PartOfMap, share: number): Point {
  return [x / 100, (y / 100) * share];
}

function scaled([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}

interface Drawn {
  readonly box: Box;
  readonly pixels: number;
  readonly taken: readonly Box[];
}

/** Where a name has room in windows of all sizes; null where it has none. */
function named(
  place: string,
  draw: (text: string, side: NameSide) => readonly Drawn[],
): ClipStop['name'] {
  for (const text of [place, inTwoLines(place)]) {
    if (text === null) continue;
    const side = NAME_SIDES.find((each) => draw(text, each).every(hasRoom));
    if (side) return { text, side };
  }
  return null;
}

function hasRoom({ box, pixels, taken }: Drawn): boolean {
  return (
    box.left >= 2 &&
    box.top >= 2 &&
    box.right <= pixels - 2 &&
    box.bottom <= pixels * WINDOW - 2 &&
    taken.every((other) => !overlaps(box, other, 1))
  );
}
