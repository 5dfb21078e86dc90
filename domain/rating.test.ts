import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHighlightedReview, ratingLevel, starsOf } from './rating.ts';

describe('starsOf', () => {
  test.each([
    [1, 1.2, 1],
    [1.3, 1.7, 1.5],
    [1.8, 2.2, 2],
    [2.3, 2.7, 2.5],
    [2.8, 3.2, 3],
    [3.3, 3.7, 3.5],
    [3.8, 4.2, 4],
    [4.3, 4.7, 4.5],
    [4.8, 5, 5],
  ])('TRV-11 %d to %d is %d', (lowest, highest, stars) => {
    expect([starsOf(lowest), starsOf(highest)]).toEqual([stars, stars]);
  });

  test.each([
    [1.249, 1],
    [1.25, 1.5],
    [1.749, 1.5],
    [1.75, 2],
    [4.75, 5],
  ])('TRV-11 there is no gap: %d is %d', (rating, stars) => expect(starsOf(rating)).toBe(stars));

  test.each([0, 0.99, 5.01, 50, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'TRV-11 %d is blank and has no level',
    (rating) => expect([starsOf(rating), ratingLevel(rating)]).toEqual([null, null]),
  );

  test('TRV-11 every rating from 1 to 5 has the nearest of nine buckets', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5, noNaN: true }), (rating) => {
        const stars = starsOf(rating) ?? Number.NaN;
        expect([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(stars);
        expect(Math.abs(stars - rating)).toBeLessThanOrEqual(0.25);
      }),
    );
  });
});

test.each([
  [1, 'bad'],
  [1.5, 'bad'],
  [1.74, 'bad'],
  [1.8, 'poor'],
  [2.5, 'poor'],
  [3, 'average'],
  [3.7, 'average'],
  [3.8, 'great'],
  [4.2, 'great'],
  [4.3, 'great'],
  [4.49, 'great'],
  [4.5, 'excellent'],
  [5, 'excellent'],
])('TRV-11 %d is %s', (rating, level) => expect(ratingLevel(rating)).toBe(level));

test.each([
  [1, false],
  [3, false],
  [4, true],
  [5, true],
  [6, false],
])('TRV-11 a review of %d stars is highlighted: %s', (stars, expected) => {
  expect(isHighlightedReview(stars)).toBe(expected);
});
