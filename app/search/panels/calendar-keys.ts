/** The keys of a calendar's grid (APG: date picker), which end at its bounds (SRCH-12). */
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { dayOfKey, type PressedKey } from '../../../domain/calendar-step.ts';
import type { Weekday } from '../../../domain/market.ts';

export interface CalendarBounds {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The day that a key leads to, never beyond the bounds; null for a key that leads to none. */
export function dayAfterKey(
  pressed: PressedKey,
  day: CalendarDate,
  { first, last }: CalendarBounds,
  firstDayOfWeek: Weekday,
): CalendarDate | null {
  const next = dayOfKey(day, pressed, firstDayOfWeek);
  if (next === null) return null;
  if (next < first) return first;
  return next > last ? last : next;
}
