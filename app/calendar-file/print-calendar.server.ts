/** A calendar file (RFC 5545) of entries that each last whole days (TRV-16). */
import ical, { escape, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { daysBetween, type CalendarDate } from '../../domain/calendar-date.ts';
import type { CalendarEntry } from './calendar-entries.ts';

export interface CalendarOf {
  readonly name: string;
  /** Who has made it. */
  readonly maker: string;
  /** Where the file stands. */
  readonly url: string;
  /** The market's day: the file is the same all day long. */
  readonly today: CalendarDate;
}

/** From here on days are counted for `SEQUENCE`: a later file is a later revision of its entries. */
const FIRST_DAY: CalendarDate = '2026-01-01';

/** Nobody is kept busy by a tour that he has not booked. */
const FREE = ICalEventTransparency.TRANSPARENT;

export function printCalendar(
  entries: readonly CalendarEntry[],
  { name, maker, url, today }: CalendarOf,
): string {
  // No METHOD: it would make of the file a message, which has to name who organises it (RFC 5546 3.2.1).
  const calendar = ical({ name: asText(name), prodId: asText(maker), url });
  for (const entry of entries) {
    calendar.createEvent({
      id: asText(entry.uid),
      start: dayOf(entry.firstDay),
      end: dayOf(entry.endDay),
      allDay: true,
      summary: entry.title,
      description: entry.text,
      location: entry.place,
      url: entry.url,
      status: entry.isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      transparency: FREE,
      stamp: dayOf(today),
      sequence: daysBetween(FIRST_DAY, today),
    });
  }
  return `${calendar}\r\n`;
}

/** As RFC 5545 3.3.11 has it: of a calendar's name and maker, and of ids, the library writes what it is given. */
function asText(words: string): string {
  return escape(words, false);
}

/** The library writes the day that it is in UTC. */
function dayOf(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
