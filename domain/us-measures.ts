/**
 * Distances and heights as the United States measure them, from what the catalogue has in metric units
 * (MKT-04): as running text has them, so that a page has one figure for each.
 */
import { plausibleFigure } from './plausible-figure.ts';

const MILES_OF_A_KM = 0.621_371;
const FEET_OF_A_METRE = 3.280_84;

/** Whole miles; a way is never of none. */
export function milesOf(km: number): number {
  return Math.max(1, Math.round(plausibleFigure(km, { factor: MILES_OF_A_KM, isRough: false })));
}

/** Whole feet; below the sea they are less than 0. */
export function feetOf(metres: number): number {
  if (metres === 0) return 0;
  const feet = plausibleFigure(Math.abs(metres), { factor: FEET_OF_A_METRE, isRough: false });
  return Math.sign(metres) * Math.round(feet);
}
