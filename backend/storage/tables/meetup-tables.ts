/** Meet-ups and their events. `migrations/0013-meetups.ts` and `0019-event-stand-ins.ts` make these tables. */
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { ClockTime } from '../../../domain/clock-time.ts';
import type { AttendeeRecord, MeetupRecord } from '../../catalogue/meetup-records.ts';
import type { JsonText } from '../stored-values.ts';

export interface MeetupsTable {
  id: string;
  content: JsonText<MeetupRecord>;
}

export interface EventsTable {
  id: string;
  meetup_id: string;
  stand_in: string | null;
  starting_date: CalendarDate;
  starting_time: ClockTime;
  attendees: JsonText<readonly AttendeeRecord[]>;
}
