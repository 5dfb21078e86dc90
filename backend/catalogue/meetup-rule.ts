/**
 * The events of a meet-up by its rule: a pure function of the meet-up and the day, so that every machine has the
 * same ones and they roll forward from today (MEET-01). Who receives people follows from who travels:
 * `hosted-events.ts`.
 */
import { addDays, weekdayOf, weekOf, type CalendarDate } from '../../domain/calendar-date.ts';
import type { Demonstration } from '../demonstration.ts';
import type { EventRecord, MeetupRecord } from './meetup-records.ts';

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
