/** Lengths of time that do not ask a calendar: a day here is 24 hours, also where clocks change. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const HOUR_S = 60 * 60;
export const DAY_S = 24 * 60 * 60;
export const DAY_MS = DAY_S * 1000;

/** Minutes for somebody who waits: after them the seconds are over. */
export function minutesToWait(seconds: number | null | undefined): number {
  return Math.ceil((seconds ?? 0) / 60);
}

/** Minutes of a way that content gives in hours: to five, since nobody knows it better. */
export function wayMinutes(hours: number): number {
  return Math.max(5, Math.round(hours * 12) * 5);
}
