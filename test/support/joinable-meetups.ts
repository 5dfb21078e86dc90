/** Meet-ups in Rome for tests of joining, beside those of a site: each in the state that its id names. */
import type { EventRecord, MeetupRecord } from '../../backend/catalogue/meetup-records.ts';
import { listEvents, replaceMeetups } from '../../backend/storage/queries/meetups.ts';
import { openStorage } from '../../backend/storage/storage.ts';
import { addDays, todayIn } from '../../domain/calendar-date.ts';
import { CONTENT } from './delivered-content.ts';

export const MEETUP = CONTENT.meetups.find(({ city }) => city === 'rome') as MeetupRecord;
const CROWD = Array.from({ length: MEETUP.places }, () => ({ name: 'N', hasConsented: false }));

/** So many days from today, in the city's days. */
export const meetupDay = (
  id: string,
  days: number,
  attendees: EventRecord['attendees'] = [],
): EventRecord => ({
  id,
  meetupId: MEETUP.id,
  standIn: null,
  startingDate: addDays(todayIn(MEETUP.timeZone, Date.now()), days),
  startingTime: '19:00',
  attendees,
});

/** Adds `open`, `full`, `past` and `kept` to the database in a folder. */
export async function addMeetups(dataFolder: string): Promise<void> {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder });
  try {
    const events = [
      meetupDay('open', 5),
      meetupDay('full', 6, CROWD),
      meetupDay('past', -2),
      meetupDay('kept', 7),
    ];
    const others = await listEvents(storage.db);
    await storage.inTransaction((transaction) =>
      replaceMeetups(transaction, CONTENT.meetups, [...others, ...events]),
    );
  } finally {
    await storage.close();
  }
}
