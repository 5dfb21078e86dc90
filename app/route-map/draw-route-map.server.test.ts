import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { svgFault } from '../../test/support/svg-fault.ts';
import { exampleTravel } from '../../test/support/example-tours.ts';
import { routeDrawing, routeVersion, routeViewOf } from './route-view.server.ts';

type Days = ReturnType<typeof exampleTravel>['days'];

const travels = readdirSync('content/travels').map((slug) => {
  const { days } = parse(readFileSync(`content/travels/${slug}/travel.yaml`, 'utf8')) as {
    days: Days;
  };
  return { slug, days: days.map((each, index) => ({ ...each, day: index + 1 })) };
});

const MOST_BYTES = 6_000;

describe('TRV-06 the drawing of a route', () => {
  test.each(travels)('of $slug is an image of few bytes, with land on it', (travel) => {
    const svg = routeDrawing(travel) ?? '';
    expect(svgFault(svg.replace(/<style>[^<>]+<\/style>/, ''))).toBeUndefined();
    expect(brotliCompressSync(svg).length).toBeLessThan(MOST_BYTES);
    // The country of a stop at least, but for a ship's.
    expect(svg).toMatch(/class="l h" d="M/);
    expect(svg).toMatch(/prefers-color-scheme:dark/);
    const view = routeViewOf(travel);
    for (const {
      at: [x, y],
    } of view?.marks ?? []) {
      expect(x > 0 && x < 100 && y > 0 && y < 100).toBe(true);
    }
  });

  test('dashes each leg by its transport', () => {
    const { days } = exampleTravel();
    const [first] = days;
    if (!first) throw new Error('The example has days');
    const legs = ['train', 'boat', 'flight', 'walk', 'minivan'] as const;
    const travel = {
      slug: 'a',
      days: [first, ...legs.map((transport, index) => leg(first, index + 2, transport))],
    };
    const drawn = [...(routeDrawing(travel) ?? '').matchAll(/<path class="r[^>]*? d=/g)];
    expect(new Set(drawn.map(([path]) => path)).size).toBe(legs.length + 1);
  });

  test('has an address that changes with it alone', () => {
    const [one, other] = travels;
    if (!one || !other) throw new Error('There are travels');
    expect(routeVersion(one)).toBe(
      routeVersion({ days: one.days.map((day) => ({ ...day, pace: 5 })) }),
    );
    expect(routeVersion(one)).not.toBe(routeVersion(other));
    expect(routeViewOf(one)?.src).toBe(`/route-maps/${one.slug}.svg?v=${routeVersion(one)}`);
  });

  test('of a travel that stays in one place there is none', () => {
    const { days } = exampleTravel();
    const travel = { slug: 'a', days: days.slice(0, 1) };
    expect([routeViewOf(travel), routeDrawing(travel)]).toEqual([null, null]);
  });
});

function leg(first: Days[number], day: number, transport: Days[number]['transport']): Days[number] {
  const { latitude, longitude } = first;
  return {
    ...first,
    day,
    place: `Place ${day}`,
    latitude: latitude + day / 4,
    longitude: longitude + (day % 2),
    transport,
  };
}
