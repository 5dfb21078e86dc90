/** Lengths of time that do not ask a calendar: a day here is 24 hours, also where clocks change. */
export const DAY_S = 24 * 60 * 60;
export const DAY_MS = DAY_S * 1000;
