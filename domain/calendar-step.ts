/**
 * Where a key leads in a grid of days: the pattern of the ARIA Authoring Practices for a date grid
 * (TRV-05, A11Y-02).
 */
import {
  addDays,
  addMonths,
  daysInMonth,
  weekdayOf,
  yearMonthOf,
  type CalendarDate,
} from './calendar-date.ts';
import type { Weekday } from './market.ts';

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * The day that a key leads to from another; null for a key that leads nowhere. A month on from the 31st is
 * the last day of a shorter month.
 */
export function dayOfKey(
  day: CalendarDate,
  { key, shiftKey }: PressedKey,
  firstDayOfWeek: Weekday,
): CalendarDate | null {
  const intoWeek = (weekdayOf(day) - firstDayOfWeek + 7) % 7;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -intoWeek);
    case 'End':
      return addDays(day, 6 - intoWeek);
    case 'PageUp':
      return inOtherMonth(day, -months);
    case 'PageDown':
      return inOtherMonth(day, months);
    default:
      return null;
  }
}

function inOtherMonth(day: CalendarDate, count: number): CalendarDate {
  const month = addMonths(yearMonthOf(day), count);
  const dayOfMonth = Math.min(Number(day.slice(8)), daysInMonth(month));
  return `${month}-${String(dayOfMonth).padStart(2, '0')}`;
}
