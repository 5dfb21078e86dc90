import { expect, test } from 'vitest';
import { plausibleFigure } from './plausible-figure.ts';

const MILES = 0.621_371;
const FEET = 3.280_84;

test.each([
  [3.9, MILES, false, 2.5],
  [6, MILES, false, 4],
  [10, MILES, false, 6],
  [475, MILES, false, 295],
  [500, FEET, false, 1650],
  [500, FEET, true, 1600],
  // Of many digits none is lost.
  [2351, FEET, false, 7713],
])('MKT-04 %d times %d, roughly: %s, is told as %d', (value, factor, isRough, figure) => {
  expect(plausibleFigure(value, { factor, isRough })).toBe(figure);
});
