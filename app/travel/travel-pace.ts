/** How demanding a travel is, from the pace of its days: 1 easy to 5 hard. */
export interface TravelPace {
  /** The mean of the days, rounded. */
  readonly usual: number;
  /** The hardest day's. */
  readonly hardest: number;
}

/** Null for a travel without days. */
export function travelPace(days: readonly { readonly pace: number }[]): TravelPace | null {
  if (days.length === 0) return null;
  const paces = days.map(({ pace }) => pace);
  const sum = paces.reduce((total, pace) => total + pace, 0);
  return { usual: Math.round(sum / paces.length), hardest: Math.max(...paces) };
}
