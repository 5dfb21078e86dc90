/**
 * Days off: how far a public holiday reaches with the bridge that people take (SRCH-12), and how many days of
 * leave a journey takes.
 */
import { addDays, daysBetween, weekdayOf, type CalendarDate } from './calendar-date.ts';

/** First and last day. */
export interface DaysOff {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const SUNDAY = 0;
const SATURDAY = 6;
/** A weekend has as many anyway. */
const WEEKEND_DAYS = 2;

/**
 * The days off around a holiday, over one working day between two of them: a Tuesday begins with the
 * Saturday before, a Thursday ends with the Sunday. A Wednesday alone goes on to the Sunday. Null for a
 * holiday that falls on a weekend and gives nothing more.
 *
 * @param holidays all of them around it
 */
export function bridgeAround(
  holiday: CalendarDate,
  holidays: ReadonlySet<CalendarDate>,
): DaysOff | null {
  const isOff = (day: CalendarDate) => isWeekend(day) || holidays.has(day);
  const from = lastOff(holiday, -1, isOff);
  const to = lastOff(holiday, 1, isOff);
  if (from === to) return { from, to: sundayFrom(to) };
  return daysBetween(from, to) < WEEKEND_DAYS ? null : { from, to };
}

/** Days of leave that a filter offers: a week with a holiday in it, a week, a week and a half, two weeks. */
export const LEAVE_LIMITS = [4, 5, 7, 10] as const;

/** How many of the days somebody would work on: none of a weekend, and no public holiday. */
export function daysOfLeave({ from, to }: DaysOff, holidays: ReadonlySet<CalendarDate>): number {
  let days = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isWeekend(day) && !holidays.has(day)) days++;
  }
  return days;
}

/**
 * Whether days off give more for each day of leave than any week does, which with both its weekends is nine
 * days for five.
 *
 * @param leave days of leave that they take
 */
export function isGoodBridge({ from, to }: DaysOff, leave: number): boolean {
  const days = daysBetween(from, to) + 1;
  return days > WEEKEND_DAYS && leave * 9 < days * 5;
}

/** From the Saturday before a day, or the day itself, to the Sunday of its week. */
export function weekAround(day: CalendarDate): DaysOff {
  const from = addDays(day, -((weekdayOf(day) + 1) % 7));
  return { from, to: addDays(from, 8) };
}

/** The last day of those off in a direction; one working day is bridged where the next is off again. */
function lastOff(
  day: CalendarDate,
  step: 1 | -1,
  isOff: (day: CalendarDate) => boolean,
): CalendarDate {
  let last = day;
  for (;;) {
    const next = addDays(last, step);
    const afterNext = addDays(next, step);
    if (isOff(next)) last = next;
    else if (isOff(afterNext)) last = afterNext;
    else return last;
  }
}

function isWeekend(day: CalendarDate): boolean {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY || weekday === SUNDAY;
}

function sundayFrom(day: CalendarDate): CalendarDate {
  return addDays(day, (7 - weekdayOf(day)) % 7);
}
