/** The names on the maps of all travels that there are, in all languages. */
import { describe, expect, test } from 'vitest';
import { coveredNames, isNamed } from '../../../test/support/covered-names.ts';
import { LANGUAGES } from '../../../domain/market.ts';
import { deliveredRoutes } from '../../../test/support/delivered-routes.ts';
import { drawnRoute } from '../../../app/route-map/route-view.server.ts';

/** Pixels that maps are wide: on phones, beside the days, on tablets, on paper, on the itinerary's page. */
const SIZES = [284, 316, 343, 370, 400, 469, 470, 520];

describe.each(LANGUAGES)('TRV-06 %s: names on the maps', (language) => {
  const maps = deliveredRoutes(language).flatMap((travel) => {
    const route = drawnRoute(travel);
    return route ? [{ slug: travel.slug, ...route }] : [];
  });

  test('stand where each travel begins and ends, on a map of any size', () => {
    const nameless = SIZES.flatMap((pixels) =>
      maps
        .filter(({ marks, legs }) => {
          const ends = [marks[0], marks.at(-1), marks[legs.at(-1)?.to ?? 0]];
          return ends.some((mark) => !mark || !isNamed(mark, pixels));
        })
        .map(({ slug }) => `${slug} at ${pixels} pixels`),
    );
    expect(nameless).toEqual([]);
  });

  test('cover no mark, no other name and no line to one, on a map of any size', () => {
    const faults = SIZES.flatMap((pixels) =>
      maps.flatMap(({ slug, marks, frame }) =>
        coveredNames(marks, frame, pixels).map((fault) => `${slug} at ${pixels} pixels: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('are left out for no stop, on a map of any size', () => {
    const leftOut = (pixels: number) =>
      maps.flatMap(({ slug, marks }) =>
        marks.flatMap((mark, index) => (isNamed(mark, pixels) ? [] : [`${slug} ${index + 1}`])),
      );
    expect(maps.flatMap(({ marks }) => marks).length).toBeGreaterThan(300);
    expect(leftOut(520)).toEqual([]);
    expect(leftOut(284)).toEqual([]);
  });
});
