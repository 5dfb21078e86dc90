/** Meet-ups and their dated events as the backend holds them, all languages together (MEET-01). */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ClockTime } from '../../domain/clock-time.ts';
import type { MeetupContent } from '../content-import/meetup-content.ts';

/** What takes place again and again. */
export type MeetupRecord = MeetupContent;

export type AttendeeRecord = MeetupContent['attendees'][number];

/** One day of a meet-up. */
export interface EventRecord {
  /** e.g. `rome-fountain-walk-20270304`. */
  readonly id: string;
  readonly meetupId: string;
  /** Id of who receives people in the host's place; null where the host does. */
  readonly standIn: string | null;
  readonly startingDate: CalendarDate;
  readonly startingTime: ClockTime;
  /** Who said that they come, those who may not be named too. */
  readonly attendees: readonly AttendeeRecord[];
}

export interface MeetupDay {
  readonly meetup: MeetupRecord;
  readonly event: EventRecord;
}

/** When and where a guest was told that an event is, in the words of the market in which they joined. */
export interface AnnouncedEvent {
  readonly title: string;
  readonly city: string;
  readonly cityId: string;
  readonly meetingPoint: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly startingDate: CalendarDate;
  readonly startingTime: ClockTime;
}
