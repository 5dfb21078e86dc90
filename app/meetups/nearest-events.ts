/** What to offer where no meet-up fits (MEET-01): the next ones there, then those that are near on those days. */
import type { EventCity, MeetupEvent } from '../../contract/event.ts';
import { daysBetween, type CalendarDate } from '../../domain/calendar-date.ts';
import { kilometresBetween } from '../../domain/kilometres-between.ts';

export interface WantedEvents {
  /** Null for any. */
  readonly city: Pick<EventCity, 'id' | 'latitude' | 'longitude'> | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

const OFFERED = 4;
/** From the city itself at most, so that something is left for those near it. */
const OFFERED_IN_CITY = 2;

/**
 * Those that are full only where nothing else is left.
 *
 * @param events all that there are, by date
 * @returns some, by date; none only where there is none at all
 */
export function nearestEvents(
  events: readonly MeetupEvent[],
  { city, from, to }: WantedEvents,
): readonly MeetupEvent[] {
  const daysOff = ({ startingDate }: MeetupEvent) => daysOutside(startingDate, from, to);
  const open = events.filter(({ freePlaces }) => freePlaces > 0);
  const byDays = (open.length > 0 ? open : events).toSorted((a, b) => daysOff(a) - daysOff(b));
  if (!city) return byDate(byDays.slice(0, OFFERED));
  const there = byDays.filter((event) => event.city.id === city.id).slice(0, OFFERED_IN_CITY);
  const elsewhere = byDays
    .filter((event) => event.city.id !== city.id)
    .toSorted(
      (a, b) =>
        Number(daysOff(a) > 0) - Number(daysOff(b) > 0) ||
        kilometresBetween(city, a.meetingPoint) - kilometresBetween(city, b.meetingPoint),
    );
  return byDate([...there, ...elsewhere.slice(0, OFFERED - there.length)]);
}

/** How many days a day lies before or after a stretch of them; 0 within. */
function daysOutside(
  day: CalendarDate,
  from: CalendarDate | null,
  to: CalendarDate | null,
): number {
  if (from !== null && day < from) return daysBetween(day, from);
  if (to !== null && day > to) return daysBetween(to, day);
  return 0;
}

function byDate(events: readonly MeetupEvent[]): readonly MeetupEvent[] {
  const key = ({ startingDate, startingTime }: MeetupEvent) => `${startingDate} ${startingTime}`;
  return events.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}
