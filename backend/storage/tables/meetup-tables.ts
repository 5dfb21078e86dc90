/**
 * Meet-ups, their events and who has joined them. `migrations/0013-meetups.ts`, `0019-event-stand-ins.ts` and
 * `0033-event-guests.ts` make these tables.
 */
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { ClockTime } from '../../../domain/clock-time.ts';
import type { MarketId } from '../../../domain/market.ts';
import type {
  AnnouncedEvent,
  AttendeeRecord,
  MeetupRecord,
} from '../../catalogue/meetup-records.ts';
import type { Flag, JsonText } from '../stored-values.ts';

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

export interface EventGuestsTable {
  /** Of no other table: events are written anew each day, and guests stay. */
  event_id: string;
  account_id: string;
  /** Whether others who are logged in may read the first name. */
  is_name_shown: Flag;
  /** In whose words the mails are. */
  market_id: MarketId;
  /** When and where it is, as the guest was told last. */
  announced: JsonText<AnnouncedEvent>;
  joined_at: number;
}
