/**
 * Who receives people at the events of all meet-ups: nobody who travels with a group, nor on the day before
 * or after, and nobody at two on one day (MEET-01, TRV-10).
 */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { areTooClose } from '../../domain/rota.ts';
import type { Demonstration } from '../demonstration.ts';
import type { EventRecord, MeetupRecord } from './meetup-records.ts';
import { eventsOf } from './meetup-rule.ts';
import type { TourRecord } from './records.ts';

type Meetup = Pick<MeetupRecord, 'id' | 'rule' | 'places' | 'attendees' | 'host' | 'alsoHostedBy'>;
type Led = Pick<TourRecord, 'coordinatorId' | 'startingDate' | 'endingDate' | 'isWithdrawn'>;

/**
 * The events that there are on the day `today`, those of a meet-up by date. Where the host cannot come, the
 * first of the others who can stands in; where nobody can, there is none that day.
 *
 * Each day is decided by itself: whoever is announced does not depend on the day on which it is asked.
 *
 * @param tours all that are led, those that are on their way too
 */
export function hostedEvents(
  meetups: readonly Meetup[],
  tours: readonly Led[],
  today: CalendarDate,
  demonstration: Demonstration | null,
): EventRecord[] {
  const groups = Map.groupBy(
    tours.filter(({ isWithdrawn }) => !isWithdrawn),
    ({ coordinatorId }) => coordinatorId,
  );
  const taken = new Set<string>();
  /** Whether they can come; then that day is theirs no more. */
  const asks = (person: string, day: CalendarDate) => {
    const when = `${person} ${day}`;
    const stay = { startingDate: day, endingDate: day };
    if (taken.has(when) || groups.get(person)?.some((tour) => areTooClose(tour, stay)))
      return false;
    taken.add(when);
    return true;
  };
  // All hosts first: nobody stands in elsewhere who has a meet-up of their own.
  const byId = meetups.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const turns = byId.flatMap((meetup) =>
    eventsOf(meetup, today, demonstration).map((event) => ({
      event,
      others: meetup.alsoHostedBy ?? [],
      isHosted: asks(meetup.host, event.startingDate),
    })),
  );
  return turns.flatMap(({ event, others, isHosted }) => {
    if (isHosted) return event;
    const standIn = others.find((person) => asks(person, event.startingDate));
    return standIn === undefined ? [] : { ...event, standIn };
  });
}
