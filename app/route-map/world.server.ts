/**
 * The countries of the earth (Natural Earth, 1:10 million, of world-atlas), as far as a map needs them.
 *
 * Half a million points as arrays of arrays would take over a hundred megabytes for good: the file is
 * read into one typed array, which the process may forget when no map was drawn for a while.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

type Position = [longitude: number, latitude: number];
export interface Country {
  readonly type: 'MultiPolygon';
  readonly coordinates: Position[][][];
}

/** A part of the earth; `halfWidth` is in degrees of longitude to either side of `middle`. */
export interface GeoBox {
  readonly middle: number;
  readonly halfWidth: number;
  readonly south: number;
  readonly north: number;
}

/** Numbers of arcs; one that is walked backwards is written as its complement. */
type Ring = readonly number[];
interface Geometry {
  readonly type: string;
  readonly arcs?: unknown;
}

interface World {
  readonly polygons: readonly (readonly (readonly Ring[])[])[];
  /** Longitude and latitude, one after the other. */
  readonly points: Float32Array;
  /** Where each arc begins in `points`, and at last where they end. */
  readonly starts: Uint32Array;
}

let kept: WeakRef<World> | undefined;

function world(): World {
  const known = kept?.deref();
  if (known) return known;
  const read = readWorld(
    readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')),
  );
  kept = new WeakRef(read);
  return read;
}

const ARCS = '"arcs":[[[';
const AFTER_ARCS = '"bbox":';

function readWorld(file: Buffer): World {
  const begin = file.lastIndexOf(ARCS);
  const end = file.lastIndexOf(AFTER_ARCS);
  const { objects } = JSON.parse(`${file.toString('utf8', 0, begin - 1)}}`) as {
    objects: { countries: { geometries: Geometry[] } };
  };
  const { transform } = JSON.parse(`{${file.toString('utf8', end)}`) as {
    transform: { scale: Position; translate: Position };
  };
  return {
    polygons: objects.countries.geometries.map(polygonsOf),
    ...readArcs(file.subarray(begin + ARCS.length - 3, end), transform),
  };
}

function polygonsOf({ type, arcs }: Geometry): Ring[][] {
  if (type === 'Polygon') return [arcs as Ring[]];
  return type === 'MultiPolygon' ? (arcs as Ring[][]) : [];
}

const OPENS = 0x5b;
const CLOSES = 0x5d;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

/** Arcs are lists of points, each but the first as its distance from the one before. */
function readArcs(
  bytes: Buffer,
  { scale, translate }: { readonly scale: Position; readonly translate: Position },
): Pick<World, 'points' | 'starts'> {
  // A number has a digit, and a comma or a bracket after it.
  const points = new Float32Array(bytes.length / 2);
  const starts: number[] = [];
  let count = 0;
  let depth = 0;
  let x = 0;
  let y = 0;
  let isY = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === OPENS) {
      depth += 1;
      isY = false;
      if (depth === 2) {
        starts.push(count);
        x = 0;
        y = 0;
      }
    } else if (byte === CLOSES) {
      depth -= 1;
      if (depth === 0) break;
    } else if (byte === MINUS || isDigit(byte)) {
      const sign = byte === MINUS ? -1 : 1;
      if (byte === MINUS) at += 1;
      let value = 0;
      for (; isDigit(bytes[at]); at += 1) value = value * 10 + (bytes[at] as number) - ZERO;
      at -= 1;
      if (isY) {
        y += sign * value;
        points[count] = x * scale[0] + translate[0];
        points[count + 1] = y * scale[1] + translate[1];
        count += 2;
      } else {
        x += sign * value;
      }
      isY = true;
    }
  }
  return { points: points.slice(0, count), starts: Uint32Array.from([...starts, count]) };
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE;
}

/** Degrees around the box in which a line is still drawn point by point. */
const MARGIN = 1;
/** Elsewhere this many points are one. */
const COARSE = 16;

/** The countries with land in the box: exact in it, roughly elsewhere. */
export function countriesNear(box: GeoBox): readonly Country[] {
  const { polygons, points, starts } = world();
  const eastOfMiddle = (longitude: number) => ((longitude - box.middle + 540) % 360) - 180;
  const isInside = (longitude: number, latitude: number) =>
    latitude > box.south - MARGIN &&
    latitude < box.north + MARGIN &&
    Math.abs(eastOfMiddle(longitude)) < box.halfWidth + MARGIN;

  const numberOf = (index: number) => (index < 0 ? ~index : index);
  /** Whether the box is crossed by the rings, or lies in them. */
  const isNear = (rings: readonly Ring[]) => {
    const latitude = (box.south + box.north) / 2;
    let isAround = false;
    for (const index of rings.flat()) {
      const begin = starts[numberOf(index)] as number;
      const end = starts[numberOf(index) + 1] as number;
      let fromX = 0;
      let fromY = 0;
      for (let at = begin; at < end; at += 2) {
        const y = points[at + 1] as number;
        if (isInside(points[at] as number, y)) return true;
        const x = eastOfMiddle(points[at] as number);
        // Each line across the middle, north of the box: an odd number of them is all around it.
        const crosses = at > begin && x > 0 !== fromX > 0 && Math.abs(x - fromX) < 180;
        if (crosses && fromY + ((y - fromY) * fromX) / (fromX - x) > latitude) isAround = !isAround;
        fromX = x;
        fromY = y;
      }
    }
    return isAround;
  };

  const arcs: Position[][] = [];
  const lineOf = (number: number) => {
    const begin = starts[number] as number;
    const end = starts[number + 1] as number;
    const line: Position[] = [];
    for (let at = begin; at < end; at += 2) {
      const position: Position = [points[at] as number, points[at + 1] as number];
      const isEnd = at === begin || at === end - 2;
      if (isEnd || isInside(...position) || ((at - begin) / 2) % COARSE === 0) line.push(position);
    }
    return line;
  };
  return polygons.flatMap((ofCountry) => {
    const near = ofCountry.filter(isNear);
    if (near.length === 0) return [];
    for (const number of near.flat(2).map(numberOf)) arcs[number] ??= lineOf(number);
    const country = { type: 'MultiPolygon' as const, arcs: near as number[][][] };
    return [feature({ type: 'Topology', objects: {}, arcs }, country).geometry as Country];
  });
}
