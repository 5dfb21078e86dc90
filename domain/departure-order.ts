/** The order of departures wherever they stand in a list: by their first day, and by code within a day. */
import type { CalendarDate } from './calendar-date.ts';

/** Compared by code units: the same on every machine and in every language. */
export function byDeparture(
  one: { readonly startingDate: CalendarDate; readonly code: string },
  other: { readonly startingDate: CalendarDate; readonly code: string },
): number {
  return compare(one.startingDate, other.startingDate) || compare(one.code, other.code);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
