/** How demanding a travel is, from the pace of its days: 1 easy to 5 hard. */
export interface TravelPace {
  /** Halfway between a day like most and the hardest two. */
  readonly usual: number;
  /** The hardest day's. */
  readonly hardest: number;
}

interface Day {
  readonly pace: number;
  readonly altitudeM: number;
}

/** How hard a travel may be at most, by its usual pace (RES-03). Each takes in the ones before it. */
export const PACE_LIMITS = ['easy', 'moderate', 'demanding'] as const;
export type PaceLimit = (typeof PACE_LIMITS)[number];

const HARDEST_OF: Readonly<Record<PaceLimit, number>> = { easy: 2, moderate: 3, demanding: 4 };

/** Where most people feel the altitude, awake and asleep. */
const THIN_AIR_M = 3000;
const HARDEST_PACE = 5;
/** One hard day may be an exception; two make a travel hard. */
const HARD_DAYS = 2;

/**
 * The pace of a travel; null for one without days.
 *
 * The mean alone says "gentle" of every travel, since each has days of arrival and of rest. But nobody
 * can sit out the hard days: they weigh as much as all days together.
 */
export function travelPace(days: readonly Day[]): TravelPace | null {
  if (days.length === 0) return null;
  const efforts = days.map(effortOf).sort((a, b) => b - a);
  const usual = Math.round((mean(efforts) + mean(efforts.slice(0, HARD_DAYS))) / 2);
  return { usual, hardest: Math.max(...days.map(({ pace }) => pace)) };
}

/** The limits that a travel keeps to; none where it has no days, since nobody knows. */
export function paceLimits(days: readonly Day[]): readonly PaceLimit[] {
  const pace = travelPace(days);
  return pace === null ? [] : PACE_LIMITS.filter((limit) => pace.usual <= HARDEST_OF[limit]);
}

/** The same walk is a step harder in thin air. */
function effortOf({ pace, altitudeM }: Day): number {
  return altitudeM >= THIN_AIR_M ? Math.min(HARDEST_PACE, pace + 1) : pace;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
