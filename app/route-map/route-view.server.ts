/** What a page is told of its travel's route, and the drawing that belongs to it (TRV-06). */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TravelDetail } from '../../contract/travel.ts';
import { type DrawnRoute, drawRouteMap, type Point, routeFrame } from './draw-route-map.server.ts';
import type { NameSide } from './name-box.ts';
import { printRouteMapAddress } from './route-map-address.ts';
import { type RouteMark, routeMarks } from './route-marks.ts';
import { routeOf } from './route-stops.ts';

type Travel = Pick<TravelDetail, 'slug' | 'days'>;

/** To be raised where the same route is drawn in another way: drawings are kept for good. */
const DRAWING = 3;

/** Units of the drawing between a stop and its mark that one sees. */
const LEAST_BESIDE = 8;

/** Null for a travel that goes nowhere: there is nothing to draw. */
export function routeViewOf(travel: Travel): RouteView | null {
  const drawn = drawnRoute(travel);
  if (!drawn) return null;
  const { frame, marks } = drawn;
  const placeOf = ([x, y]: Point) => [partOf(x, frame.width), partOf(y, frame.height)] as const;
  const stopBeside = (stop: Point, at: Point) =>
    Math.hypot(at[0] - stop[0], at[1] - stop[1]) < LEAST_BESIDE ? {} : { stop: placeOf(stop) };
  return {
    src: printRouteMapAddress(travel.slug, routeVersion(travel)),
    width: frame.width,
    height: frame.height,
    marks: marks.map(({ at, name }, index) => ({
      at: placeOf(at),
      name: name && shownName(name, frame.width),
      ...stopBeside(frame.points[index] ?? at, at),
    })),
  };
}

/** What is as it is with most is not said: a page carries it twice. */
function shownName(
  { side, isForWide, text, away }: NonNullable<RouteMark['name']>,
  width: number,
): ShownName {
  return {
    side,
    ...(isForWide && { isForWide }),
    ...(text.includes('\n') && { text }),
    ...(away && { away: [partOf(away[0], width), partOf(away[1], width)] as const }),
  };
}

function partOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

/** Null as above. */
export function routeDrawing(travel: Travel): string | null {
  const drawn = drawnRoute(travel);
  return drawn && drawRouteMap(drawn);
}

/** Another one for another drawing. */
export function routeVersion({ days }: Pick<Travel, 'days'>): string {
  const drawn = days.map(({ place, latitude, longitude, transport }) => [
    place,
    latitude,
    longitude,
    transport,
  ]);
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, drawn]));
  return hash.digest('base64url').slice(0, 10);
}

/** By version: the same until the travel's days change, while each page of it asks for its marks. */
const routes = new LRUCache<string, DrawnRoute>({ max: 500 });

/** Null as above. */
export function drawnRoute({ days }: Travel): DrawnRoute | null {
  const version = routeVersion({ days });
  const route = routes.get(version) ?? makeRoute(days);
  if (route) routes.set(version, route);
  return route;
}

function makeRoute(days: Travel['days']): DrawnRoute | null {
  const { stops, legs } = routeOf(days);
  if (stops.length < 2) return null;
  const places = stops.flatMap(({ days: [first] }) => days.filter(({ day }) => day === first));
  const frame = routeFrame(places);
  const names = stops.map(({ place }) => place);
  return { frame, legs, marks: routeMarks({ ...frame, names, legs }) };
}

/** A route as its page draws it: the image, and where on it the marks of the stops are. */
export interface RouteView {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** One for each stop, in the order of `routeOf`; `at` is its place. */
  readonly marks: readonly {
    readonly at: PartOfMap;
    /** The stop itself, where its mark stands beside it. */
    readonly stop?: PartOfMap;
    readonly name: ShownName | null;
  }[];
}

/** In percent of the image's width and height. */
export type PartOfMap = readonly [x: number, y: number];

/** The name of a stop, where it has room. */
export interface ShownName {
  readonly side: NameSide;
  /** Not on a small map. */
  readonly isForWide?: true;
  /** Where it is not written in one line. */
  readonly text?: string;
  /** In percent of the map's width: from the mark to where the name begins, at the end of a line. */
  readonly away?: readonly [x: number, y: number];
}
