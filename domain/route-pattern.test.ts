import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShownOnRoute } from './route-pattern.ts';

test.each<[string, string[], string[], boolean]>([
  ['/', [], [], true],
  ['/destinations/japan', [], [], true],
  ['/', ['/'], [], true],
  ['/search', ['/'], [], false],
  ['/search', ['/search'], [], true],
  ['/search/', ['/search'], [], true],
  ['/search', ['search/'], [], true],
  ['/searches', ['/search'], [], false],
  ['/destinations', ['/destinations/*'], [], false],
  ['/destinations/japan', ['/destinations/*'], [], true],
  ['/destinations/japan/itinerary', ['/destinations/*'], [], false],
  ['/destinations/japan/itinerary', ['/destinations/*/itinerary'], [], true],
  ['/destinations/japan/jp-27', ['/destinations/*/itinerary'], [], false],
  ['/destinations/japan/jp-27', ['/destinations/*/*'], [], true],
  ['/', ['/*'], [], false],
  ['/a.b', ['/a*b'], [], false],
  ['/axb', ['/a.b'], [], false],
  ['/sales', ['/search', '/sales'], [], true],
  ['/search', [], ['/search'], false],
  ['/sales', [], ['/search'], true],
  ['/destinations/japan', ['/destinations/*'], ['/destinations/japan'], false],
  ['/destinations/peru', ['/destinations/*'], ['/destinations/japan'], true],
  ['/sales', ['/search'], ['/destinations/*'], false],
])('LAY-08 on %s with match %j and exclude %j: %s', (path, match, exclude, expected) => {
  expect(isShownOnRoute(path, { match, exclude })).toBe(expected);
});

test('LAY-08 as many stars as segments match any path, and no other number does', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1 }), fc.nat(6), (segments, stars) => {
      const path = `/${segments.join('/')}`;
      const pattern = '/*'.repeat(stars + 1);
      expect(isShownOnRoute(path, { match: [pattern], exclude: [] })).toBe(
        stars + 1 === segments.length,
      );
    }),
  );
});
