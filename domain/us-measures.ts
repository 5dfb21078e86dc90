/** Distances and heights as the United States measure them, from what the catalogue has in metres (MKT-04). */

const KM_OF_A_MILE = 1.609344;
const METRES_OF_A_FOOT = 0.3048;
/** What is known to some metres is not said to the foot. */
const FEET_STEP = 10;

/** Whole miles; a way is never of none. */
export function milesOf(km: number): number {
  return Math.max(1, Math.round(km / KM_OF_A_MILE));
}

/** Feet, to the next ten; below the sea they are less than 0. */
export function feetOf(metres: number): number {
  const feet = Math.round(metres / METRES_OF_A_FOOT / FEET_STEP) * FEET_STEP;
  // Never -0, which is written with its sign.
  return feet === 0 ? 0 : feet;
}
