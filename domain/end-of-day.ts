/** When a day is over, by the clocks of a place (CMS-04): what holds until a day holds all of it. */
import { addDays, todayIn, utcMidnight, type CalendarDate } from './calendar-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** No zone is further ahead of UTC, or behind it. */
const AHEAD_MS = 14 * HOUR_MS;
const BEHIND_MS = 12 * HOUR_MS;

/**
 * The instant (ms since 1970) at which the day ends in an IANA time zone, to the minute: looked for, since
 * a day may have 23 hours or 25.
 */
export function endOfDayIn(timeZone: string, day: CalendarDate): number {
  const midnight = utcMidnight(addDays(day, 1));
  let before = midnight - AHEAD_MS - MINUTE_MS;
  let after = midnight + BEHIND_MS;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (todayIn(timeZone, middle) > day) after = middle;
    else before = middle;
  }
  return after;
}

const TIME_UNITS = ['days', 'hours', 'minutes'] as const;
export interface TimeLeft {
  readonly unit: (typeof TIME_UNITS)[number];
  readonly count: number;
}

/** How long it still is, in the one unit that says enough, rounded down; null once it is over. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const left = until - now;
  if (left <= 0) return null;
  if (left >= 48 * HOUR_MS) return { unit: 'days', count: Math.floor(left / (24 * HOUR_MS)) };
  if (left >= 2 * HOUR_MS) return { unit: 'hours', count: Math.floor(left / HOUR_MS) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE_MS)) };
}
