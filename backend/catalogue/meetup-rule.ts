/**
 * Demonstration events: a pure function of a meet-up and the day, so that every machine has the same
 * ones and they roll forward from today (MEET-01). Who comes differs from turn to turn, and people only
 * ever join as the day comes nearer. Who receives them follows from who travels: `hosted-events.ts`.
 */
import type { AppMode } from '../../config/settings.ts';
import { addDays, daysBetween, weekdayOf, type CalendarDate } from '../../domain/calendar-date.ts';
import { weekOf } from './departure-days.ts';
import type { AttendeeRecord, EventRecord, MeetupRecord } from './meetup-records.ts';

/** How far ahead events are known, in days. */
export const EVENT_HORIZON_DAYS = 60;
/** In the Americas it is still yesterday for some hours. */
const PAST_DAYS = 1;
/** Days before an event on which everybody has joined who will. */
const LAST_JOINING_DAYS = 3;
/** Month and day on which nobody is asked to a meet-up, wherever it is. */
const FEAST_DAYS: readonly string[] = ['12-24', '12-25', '12-26', '12-31', '01-01'];
/** Every so many turns somebody has no time. */
const TURNS_TO_MISS = 4;

type Rule = Pick<MeetupRecord, 'id' | 'rule' | 'places' | 'attendees'>;

/** The events of a meet-up by its rule that there are on the day `today`, by date; each with its host. */
export function eventsOf(
  meetup: Rule,
  today: CalendarDate,
  mode: AppMode = 'demonstration',
): EventRecord[] {
  const { id, rule } = meetup;
  return daysOf(rule, addDays(today, -PAST_DAYS), addDays(today, EVENT_HORIZON_DAYS)).map(
    (startingDate) => ({
      id: `${id}-${startingDate.replaceAll('-', '')}`,
      meetupId: id,
      standIn: null,
      startingDate,
      startingTime: rule.time,
      // Who comes to which turn is made up: in live mode nobody is said to.
      attendees: mode === 'live' ? [] : attendeesOn(startingDate, meetup, today),
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

function attendeesOn(
  startingDate: CalendarDate,
  { attendees, places, rule }: Rule,
  today: CalendarDate,
): readonly AttendeeRecord[] {
  const turn = Math.floor(weekOf(startingDate) / rule.everyWeeks);
  const coming = attendees
    .filter((_, index) => (turn + index) % TURNS_TO_MISS !== 0)
    .slice(0, places);
  const daysLeft = Math.max(0, daysBetween(today, startingDate) - LAST_JOINING_DAYS);
  const share = 1 - daysLeft / EVENT_HORIZON_DAYS;
  return coming.slice(0, Math.ceil(coming.length * share));
}
