/**
 * The drawing of a route (TRV-06): sea, land and the countries of the stops, and the legs by transport. It
 * stands as an image under the marks, which are links of the page: so its coasts are in no page's HTML, and
 * it follows the system's colours by itself.
 */
import {
  geoAzimuthalEqualArea,
  geoCentroid,
  type GeoContext,
  geoPath,
  type GeoProjection,
} from 'd3-geo';
import { dark, light } from '../../brand/brand.ts';
import type { GlobePlace } from '../../domain/kilometres-between.ts';
import { isWithin, printRings, simplifiedRings } from './lines.ts';
import { PLAIN } from './route-map-address.ts';
import type { RouteMark } from './route-marks.ts';
import { type LegKind, legKindOf, type RouteLeg } from './route-stops.ts';
import { countriesNear, type GeoBox } from './world.server.ts';

export interface DrawnRoute {
  readonly frame: RouteFrame;
  readonly marks: readonly RouteMark[];
  readonly legs: readonly RouteLeg[];
}

/** As `route-map.css.ts` has it: an image's own width is asked for. */
const ON_SMALL_MAP = '(max-width:469.99px)';

/** The tokens of `tokens.css.ts` reach into no image; sea and land are those of any map. */
const COLOURS = `
.s{fill:#d9efed}.g{fill:none;stroke:#c6e4e2;stroke-width:26;stroke-linejoin:round}
.l{fill:#f6ead8;stroke:#dcc9ac;stroke-width:2;stroke-linejoin:round}.h{fill:#fffaf1}
.r{fill:none;stroke:${light.color.text};stroke-width:5;stroke-linecap:round}
.u{stroke:#fff;stroke-opacity:.75;stroke-width:10}
.b{stroke:${light.color.link}}.f{stroke:${light.color.accentText}}.t{fill:none;stroke:${light.color.textMuted};stroke-width:2}
.d{fill:${light.color.text}}.o{display:none}
#${PLAIN}:target .m{display:none}#${PLAIN}:target .o{display:inline}
@media screen and (prefers-color-scheme:dark){
.s{fill:#10263b}.g{stroke:#15314a}.l{fill:#262b50;stroke:#3f4675}.h{fill:#3a4170}
.r{stroke:${dark.color.text}}.u{stroke:${dark.color.background}}.b{stroke:${dark.color.link}}.f{stroke:${dark.color.accentText}}
.t{stroke:${dark.color.textMuted}}.d{fill:${dark.color.text}}}
@media ${ON_SMALL_MAP}{.w{display:none}}
`.replaceAll('\n', '');

/** How each kind is dashed, and its colour where it has one of its own. */
const LINES: Readonly<Record<LegKind, string>> = {
  road: 'class="r"',
  train: 'class="r" stroke-dasharray="18 8" stroke-linecap="butt"',
  boat: 'class="r b" stroke-dasharray="1 13" stroke-width="8"',
  flight: 'class="r f" stroke-dasharray="14 12"',
  walk: 'class="r" stroke-dasharray="0.5 10"',
  'cable-car': 'class="r" stroke-dasharray="16 9 1 9"',
};

export function drawRouteMap({ frame, marks, legs }: DrawnRoute): string {
  const { width, height } = frame;
  const { land, visited } = drawnLand(frame);
  const paths = legs.map(({ from, to, transport }) => {
    const kind = legKindOf(transport);
    const bend = kind === 'flight' ? FLIGHT_BEND : BEND;
    return { kind, path: legPath(frame.points[from], frame.points[to], bend) };
  });
  return [
    `<svg id="${PLAIN}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${COLOURS}</style>`,
    `<path class="s" d="M0,0h${width}v${height}h-${width}z"/>`,
    `<path class="g" d="${land}${visited}"/>`,
    `<path class="l" d="${land}"/><path class="l h" d="${visited}"/>`,
    `<path class="r u" d="${paths.map(({ path }) => path).join('')}"/>`,
    ...paths.map(({ kind, path }) => `<path ${LINES[kind]} d="${path}"/>`),
    '<g class="m">',
    ...marks.map(({ at }, index) => tieLine(frame.points[index], at)),
    ...marks.map(nameLine),
    '</g><g class="o">',
    ...frame.points.map(dot),
    '</g>',
    '</svg>',
  ].join('');
}

function drawnLand(frame: RouteFrame): { readonly land: string; readonly visited: string } {
  const parts = { land: '', visited: '' };
  for (const country of countriesNear(boxOf(frame))) {
    const rings = simplifiedRings(projectedRings(frame, country));
    const isVisited = frame.points.some((point) => isWithin(rings, point));
    parts[isVisited ? 'visited' : 'land'] += printRings(rings);
  }
  return parts;
}

/** Cut off around the frame. */
function projectedRings(
  { projection }: RouteFrame,
  country: ReturnType<typeof countriesNear>[number],
): Point[][] {
  const rings: Point[][] = [];
  const context: GeoContext = {
    beginPath: () => {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    arc: () => {},
    closePath: () => {},
  };
  geoPath(projection, context)(country);
  return rings;
}

/** How far a leg swings out, as a part of its length: there and back are two lines. */
const BEND = 0.07;
const FLIGHT_BEND = 0.2;

function legPath(from: Point | undefined, to: Point | undefined, bend: number): string {
  if (!from || !to) return '';
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // To the left of whoever goes.
  const turn = [dx / 2 + dy * bend, dy / 2 - dx * bend];
  const [x, y] = from.map(Math.round);
  return `M${x},${y}q${[...turn, dx, dy].map(Math.round).join(' ')}`;
}

/** From a mark to its name, where that stands outside of the crowd. */
function nameLine({ at: [x, y], name }: RouteMark): string {
  if (!name?.away) return '';
  const [toX, toY] = name.away;
  const line = `M${Math.round(x)},${Math.round(y)}l${Math.round(toX)},${Math.round(toY)}`;
  return `<path class="t${name.isForWide ? ' w' : ''}" d="${line}"/>`;
}

function dot([x, y]: Point): string {
  return `<circle class="d" cx="${Math.round(x)}" cy="${Math.round(y)}" r="7"/>`;
}

/** Between a mark that was moved and its stop: shorter ones are under the mark. */
const LEAST_TIE = 26;

function tieLine(stop: Point | undefined, at: Point): string {
  if (!stop || Math.hypot(at[0] - stop[0], at[1] - stop[1]) < LEAST_TIE) return '';
  const [x, y, toX, toY] = [...stop, ...at].map(Math.round);
  return `<path class="t" d="M${x},${y}L${toX},${toY}"/>${dot(stop)}`;
}

interface RouteFrame {
  /** In units of the drawing. */
  readonly width: number;
  readonly height: number;
  readonly projection: GeoProjection;
  readonly points: readonly Point[];
}
export type Point = readonly [x: number, y: number];
type Place = [longitude: number, latitude: number];

/** Two units are about one pixel: whole units are fine enough. */
const FRAME_WIDTH = 800;
const TALL = 960;
const WIDE = 640;
/** Room for marks and names around the outermost stops. */
const PADDING = 130;
/** So many kilometres fit across at least: closer the coasts would be coarse. */
const LEAST_KM = 240;
const EARTH_RADIUS_KM = 6371;
/** Drawn beyond the frame, so that no coast ends in it. */
const BLEED = 24;

/** The part of the earth that a route's map shows, and where on the map each place of it is. */
export function routeFrame(stops: readonly GlobePlace[]): RouteFrame {
  const coordinates = stops.map(({ longitude, latitude }): Place => [longitude, latitude]);
  const places = { type: 'MultiPoint' as const, coordinates };
  const [longitude, latitude] = geoCentroid(places);
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
  const shape = extentOf(projection, coordinates);
  const width = FRAME_WIDTH;
  const height = shape.height > shape.width * 0.8 ? TALL : WIDE;
  projection.fitExtent(
    [
      [PADDING, PADDING],
      [width - PADDING, height - PADDING],
    ],
    places,
  );
  const largest = (width * EARTH_RADIUS_KM) / LEAST_KM;
  // One stop alone has no extent: its scale is not a number.
  if (!(projection.scale() <= largest)) {
    projection.scale(largest).translate([0, 0]);
    const { x, y, ...size } = extentOf(projection, coordinates);
    projection.translate([width / 2 - x - size.width / 2, height / 2 - y - size.height / 2]);
  }
  projection.clipExtent([
    [-BLEED, -BLEED],
    [width + BLEED, height + BLEED],
  ]);
  const points = coordinates.map((place): Point => projection(place) ?? [0, 0]);
  return { width, height, projection, points };
}

function extentOf(projection: GeoProjection, coordinates: readonly Place[]) {
  const points = coordinates.map((place): Point => projection(place) ?? [0, 0]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const STEPS = 8;

/** What of the earth is in the frame, by points all over it; all around where a pole is in it. */
function boxOf({ projection, width, height }: RouteFrame): GeoBox {
  const [turned] = projection.rotate();
  const middle = -turned;
  const latitudes: number[] = [];
  const distances: number[] = [];
  for (let column = 0; column <= STEPS; column += 1) {
    for (let row = 0; row <= STEPS; row += 1) {
      const place = projection.invert?.([(width * column) / STEPS, (height * row) / STEPS]);
      if (!place || place.some(Number.isNaN)) continue;
      latitudes.push(place[1]);
      distances.push(Math.abs(((place[0] - middle + 540) % 360) - 180));
    }
  }
  const isSeen = (latitude: number) => {
    const point = projection([middle, latitude]);
    return (
      point !== null && point[0] >= 0 && point[0] <= width && point[1] >= 0 && point[1] <= height
    );
  };
  const north = isSeen(90) ? 90 : Math.max(...latitudes);
  const south = isSeen(-90) ? -90 : Math.min(...latitudes);
  const hasPole = north === 90 || south === -90;
  return { middle, halfWidth: hasPole ? 180 : Math.max(...distances), south, north };
}
