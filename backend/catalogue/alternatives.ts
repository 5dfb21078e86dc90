import { nearnessOf } from './nearness.ts';
import type { TravelRecord } from './records.ts';

const MOST_ALTERNATIVES = 3;

/**
 * What to look at instead of a travel that is gone: those that share a country, then those of its
 * continent, then the others, each by popularity.
 */
export function alternativesTo(
  gone: TravelRecord,
  travels: readonly TravelRecord[],
): readonly TravelRecord[] {
  return travels
    .filter((travel) => !travel.isWithdrawn)
    .sort((a, b) => nearnessOf(gone, b) - nearnessOf(gone, a) || b.popularity - a.popularity)
    .slice(0, MOST_ALTERNATIVES);
}
