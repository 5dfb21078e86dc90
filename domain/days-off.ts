/** How far a public holiday reaches: the days off around it, with the bridge that people take (SRCH-12). */
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
