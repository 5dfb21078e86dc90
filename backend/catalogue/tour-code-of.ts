import type { CalendarDate } from '../../domain/calendar-date.ts';

/** The code of a travel's departure on a day, such as `JPN-20270412`. */
export function tourCodeOf(travelCode: string, startingDate: CalendarDate): string {
  return `${travelCode}-${startingDate.replaceAll('-', '')}`;
}
