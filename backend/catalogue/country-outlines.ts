/** Where a country lies: its outline, which is coarse and lacks small islands. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GlobePlace } from '../../domain/kilometres-between.ts';
import { memoize } from '../search-index/memoize.ts';

type Point = readonly [longitude: number, latitude: number];
type Ring = readonly Point[];

interface Outline {
  readonly features: readonly {
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
  }[];
}

const KM_OF_A_DEGREE = 111.2;

const require = createRequire(import.meta.url);
/** Of those kept that one trip goes to: all of them would stay in the process that imports, and are 15 MB. */
const MOST_KEPT = 4;

/** Zero within one of the countries; zero too where no outline is known of one. */
export function kilometresFromCountry(alpha3: readonly string[], place: GlobePlace): number {
  const outlines = alpha3.map(ringsOf);
  if (outlines.some((outline) => outline.length === 0 || isWithin(outline, place))) return 0;
  return Math.min(...outlines.flat().map((ring) => kilometresFromRing(ring, place)));
}

/** In which of the countries a place lies; by a border, the first of those that are as near. */
export function countryOfPlace(alpha3: readonly string[], place: GlobePlace): string | undefined {
  const away = (country: string) => kilometresFromCountry([country], place);
  return alpha3.toSorted((one, other) => away(one) - away(other))[0];
}

const ringsOf = memoize((alpha3: string): readonly Ring[] => {
  let text: string;
  try {
    text = readFileSync(
      require.resolve(`world-countries/data/${alpha3.toLowerCase()}.geo.json`),
      'utf8',
    );
  } catch {
    return [];
  }
  return (JSON.parse(text) as Outline).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
}, MOST_KEPT);

/** By the even-odd rule: a hole is a ring within a ring. */
function isWithin(outline: readonly Ring[], { latitude, longitude }: GlobePlace): boolean {
  let isInside = false;
  for (const ring of outline) {
    for (const [index, [x, y]] of ring.entries()) {
      const [fromX, fromY] = ring.at(index - 1) as Point;
      const passes = y > latitude !== fromY > latitude;
      if (passes && longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x) {
        isInside = !isInside;
      }
    }
  }
  return isInside;
}

/** On a plane around the place, which is near enough for what is near. */
function kilometresFromRing(ring: Ring, { latitude, longitude }: GlobePlace): number {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  const points = ring.map(([x, y]): Point => [(x - longitude) * narrow, y - latitude]);
  const degrees = points.map(([x, y], index) => {
    const [fromX, fromY] = points.at(index - 1) as Point;
    const [sideX, sideY] = [x - fromX, y - fromY];
    const length = sideX ** 2 + sideY ** 2 || 1;
    const along = Math.min(1, Math.max(0, -(fromX * sideX + fromY * sideY) / length));
    return Math.hypot(fromX + along * sideX, fromY + along * sideY);
  });
  return Math.min(...degrees) * KM_OF_A_DEGREE;
}
