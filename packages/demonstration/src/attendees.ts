/** Who says that they come to the events of a meet-up (MEET-01): others each turn, and more as the day comes nearer. */
import { daysBetween, weekOf, type CalendarDate } from '../../../domain/calendar-date.ts';

/** Days before an event from which on people join, and by which everybody has who will. */
const JOINING_DAYS = { from: 63, to: 3 } as const;
/** Every so many turns somebody has no time. */
const TURNS_TO_MISS = 4;

export interface AttendedMeetup<Attendee> {
  /** Who ever comes. */
  readonly attendees: readonly Attendee[];
  readonly places: number;
  readonly rule: { readonly everyWeeks: number };
}

/** Who has joined by `today` for the event on a day. */
export function attendeesOn<Attendee>(
  { attendees, places, rule }: AttendedMeetup<Attendee>,
  startingDate: CalendarDate,
  today: CalendarDate,
): readonly Attendee[] {
  const turn = Math.floor(weekOf(startingDate) / rule.everyWeeks);
  const coming = attendees
    .filter((_, index) => (turn + index) % TURNS_TO_MISS !== 0)
    .slice(0, places);
  const { from, to } = JOINING_DAYS;
  const daysLeft = Math.max(0, daysBetween(today, startingDate) - to);
  return coming.slice(0, Math.ceil(coming.length * (1 - daysLeft / (from - to))));
}
