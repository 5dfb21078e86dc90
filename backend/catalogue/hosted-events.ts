/**
 * Who receives people at the events of all meet-ups: nobody who travels with a group, nor on the day before
 * or after, and nobody at two on one day (MEET-01, TRV-10).
 */
import { type CalendarDate, addDays, weekdayOf, weekOf } from '../../domain/calendar-date.ts';
import { areTooClose } from '../../domain/rota.ts';
import type { Demonstration } from '../demonstration.ts';
import type { EventRecord, MeetupRecord } from './meetup-records.ts';
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

// The events of a meet-up by its rule: a pure function of the meet-up and the day, so that every machine has the
// same ones and they roll forward from today (MEET-01). Who receives people follows from who travels:
// `hosted-events.ts`.

/** How far ahead events are known, in days. */
export const EVENT_HORIZON_DAYS = 60;
/** In the Americas it is still yesterday for some hours. */
const PAST_DAYS = 1;
/** Month and day on which nobody is asked to a meet-up, wherever it is. */
const FEAST_DAYS: readonly string[] = ['12-24', '12-25', '12-26', '12-31', '01-01'];

type Rule = Pick<MeetupRecord, 'id' | 'rule' | 'places' | 'attendees'>;

/** Those that there are on the day `today`, by date; each with its host. */
export function eventsOf(
  meetup: Rule,
  today: CalendarDate,
  demonstration: Demonstration | null,
): EventRecord[] {
  const { id, rule } = meetup;
  return daysOf(rule, addDays(today, -PAST_DAYS), addDays(today, EVENT_HORIZON_DAYS)).map(
    (startingDate) => ({
      id: `${id}-${startingDate.replaceAll('-', '')}`,
      meetupId: id,
      standIn: null,
      startingDate,
      startingTime: rule.time,
      // Who comes to which turn, no file says.
      attendees: demonstration?.attendeesOn(meetup, startingDate, today) ?? [],
    }),
  );
}

/** Days of the rule, both ends included. */
function daysOf(rule: MeetupRecord['rule'], from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const { weekday, everyWeeks, firstWeek, months } = rule;
  const days: CalendarDate[] = [];
  let day = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  for (; day <= to; day = addDays(day, 7)) {
    const isInSeason = months?.includes(Number(day.slice(5, 7))) ?? true;
    const isTurn = weekOf(day) % everyWeeks === firstWeek;
    if (isInSeason && isTurn && !FEAST_DAYS.includes(day.slice(5))) days.push(day);
  }
  return days;
}
