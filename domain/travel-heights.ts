/** How high a travel goes, asleep and awake (TRV-06). */
export interface TravelHeights {
  /** Metres above the sea; null where no night is spent in one place. */
  readonly highestNight: number | null;
  /** Metres above the sea. */
  readonly highestPoint: number;
}

export interface DayHeights {
  /** Where the day ends. */
  readonly altitudeM: number;
  /** Where the day leads higher than it ends. */
  readonly highestPointM?: number | undefined;
  /** In a train or coach that climbs or falls meanwhile. */
  readonly isNightOnTheWay?: boolean | undefined;
}

/** From here on altitude sickness is possible, and travel medicine advises to climb slowly. */
const THIN_AIR_M = 2500;

/**
 * Null for a travel that never leaves the heights at which nobody needs to think of them.
 *
 * Beds and passes are told apart: one gets ill of where one sleeps, and short of breath where one walks.
 */
export function travelHeights(days: readonly DayHeights[]): TravelHeights | null {
  const points = days.map(({ altitudeM, highestPointM }) => highestPointM ?? altitudeM);
  const highestPoint = Math.max(...points);
  if (highestPoint <= THIN_AIR_M) return null;
  const nights = days.filter((_, index) => hasBed(days, index)).map(({ altitudeM }) => altitudeM);
  return { highestNight: nights.length > 0 ? Math.max(...nights) : null, highestPoint };
}

/** Whether one sleeps where that day ends: not on the last one, nor in a night train. */
export function hasBed(days: readonly DayHeights[], index: number): boolean {
  return index < days.length - 1 && !days[index]?.isNightOnTheWay;
}
