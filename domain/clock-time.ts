/**
 * Times of day as a clock on the wall shows them, `HH:MM` (MEET-01). What happens at a place happens by
 * the clock of that place: it never is an instant that a visitor's zone could shift.
 */
import { addDays, todayIn, utcMidnight, type CalendarDate } from './calendar-date.ts';
import type { Market } from './market.ts';
import { zonedParts } from './zoned-parts.ts';

/** `HH:MM`, from `00:00` to `23:59`. */
export type ClockTime = string;

export const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

const clockParts = zonedParts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The time that clocks show at `now` (ms since 1970) in an IANA time zone. */
export function clockTimeIn(timeZone: string, now: number): ClockTime {
  const partOf = clockParts(timeZone, now);
  return `${partOf('hour')}:${partOf('minute')}`;
}

/** Something that begins on a day at a time, by the clocks of its place. */
export interface Beginning {
  readonly startingDate: CalendarDate;
  readonly startingTime: ClockTime;
  readonly timeZone: string;
}

/** Whether it has begun at `now` (ms since 1970) by the clocks of its own place. */
export function hasBegun({ startingDate, startingTime, timeZone }: Beginning, now: number) {
  const today = todayIn(timeZone, now);
  if (startingDate !== today) return startingDate < today;
  return startingTime <= clockTimeIn(timeZone, now);
}

/** When it is over: the time, and the day, which may be the next one. */
export function endOf(
  { startingDate, startingTime }: Pick<Beginning, 'startingDate' | 'startingTime'>,
  durationMinutes: number,
): { readonly day: CalendarDate; readonly time: ClockTime } {
  const minutes = minutesOf(startingTime) + durationMinutes;
  return {
    day: addDays(startingDate, Math.floor(minutes / DAY_MINUTES)),
    time: timeOf(minutes % DAY_MINUTES),
  };
}

/**
 * The moment in full, for programs (SEO-01): `2027-03-04T18:30+01:00`. Where clocks are put back
 * and show a time twice, it is the first.
 */
export function isoMoment(timeZone: string, day: CalendarDate, time: ClockTime): string {
  const shown = utcMidnight(day) + minutesOf(time) * MINUTE_MS;
  const aheadMs = (moment: number) =>
    utcMidnight(todayIn(timeZone, moment)) +
    minutesOf(clockTimeIn(timeZone, moment)) * MINUTE_MS -
    moment;
  // What was in force the day before is so until clocks change.
  const before = aheadMs(shown - DAY_MINUTES * MINUTE_MS);
  const ahead = aheadMs(shown - before) / MINUTE_MS;
  return `${day}T${time}${ahead < 0 ? '-' : '+'}${timeOf(Math.abs(ahead))}`;
}

/** Whether clocks of two zones show the same time at noon of a day, so that neither needs naming. */
export function haveSameClock(one: string, other: string, day: CalendarDate): boolean {
  const noon = utcMidnight(day) + (DAY_MINUTES / 2) * MINUTE_MS;
  return one === other || clockTimeIn(one, noon) === clockTimeIn(other, noon);
}

/** As a market writes it: `19:30`, in the US `7:30 PM` (MKT-04). */
export function formatClockTime(time: ClockTime, { dateOrder }: Pick<Market, 'dateOrder'>): string {
  if (dateOrder !== 'month-day-year') return time;
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** A moment (ms since 1970) by the market's clock, as the market writes it. */
export function formatMoment(ms: number, market: Pick<Market, 'timeZone' | 'dateOrder'>): string {
  return formatClockTime(clockTimeIn(market.timeZone, ms), market);
}

/** Likewise of what is possible from then on: the first whole minute. */
export function formatMomentFrom(
  ms: number,
  market: Pick<Market, 'timeZone' | 'dateOrder'>,
): string {
  return formatMoment(Math.ceil(ms / MINUTE_MS) * MINUTE_MS, market);
}

function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number): ClockTime {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
