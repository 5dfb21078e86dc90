/** Stretches of days that one asks for by a word (MEET-01): the market's own week and today. */
import {
  addDays,
  daysInMonth,
  firstDayOf,
  weekdayOf,
  yearMonthOf,
  type CalendarDate,
} from './calendar-date.ts';
import type { Weekday } from './market.ts';

export const DATE_SHORTCUTS = [
  'today',
  'tomorrow',
  'this-week',
  'this-weekend',
  'next-week',
  'this-month',
  'next-30-days',
] as const;
export type DateShortcut = (typeof DATE_SHORTCUTS)[number];

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The days that a shortcut stands for on the day `today`; none of them is past. A weekend is Saturday
 * and Sunday wherever the week begins, and on its Sunday it is still this one.
 */
export function daysOfShortcut(
  shortcut: DateShortcut,
  today: CalendarDate,
  firstDayOfWeek: Weekday,
): DayRange {
  const nextWeek = addDays(today, 7 - daysSince(firstDayOfWeek, today));
  switch (shortcut) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'this-week':
      return { from: today, to: addDays(nextWeek, -1) };
    case 'this-weekend':
      return weekendOf(today);
    case 'next-week':
      return { from: nextWeek, to: addDays(nextWeek, 6) };
    case 'this-month': {
      const month = yearMonthOf(today);
      return { from: today, to: addDays(firstDayOf(month), daysInMonth(month) - 1) };
    }
    case 'next-30-days':
      return { from: today, to: addDays(today, 29) };
  }
}

function weekendOf(today: CalendarDate): DayRange {
  if (weekdayOf(today) === SUNDAY) return { from: today, to: today };
  const saturday = addDays(today, SATURDAY - weekdayOf(today));
  return { from: saturday, to: addDays(saturday, 1) };
}

/** Days since the last such day of the week, 0 on it. */
function daysSince(weekday: Weekday, day: CalendarDate): number {
  return (weekdayOf(day) - weekday + 7) % 7;
}
