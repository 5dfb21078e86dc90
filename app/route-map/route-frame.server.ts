/** The part of the earth that a route's map shows, and where on the map each place of it is. */
import { geoAzimuthalEqualArea, geoCentroid, type GeoProjection } from 'd3-geo';
import type { GlobePlace } from '../../domain/kilometres-between.ts';
import type { GeoBox } from './world.server.ts';

export interface RouteFrame {
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
export function boxOf({ projection, width, height }: RouteFrame): GeoBox {
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
