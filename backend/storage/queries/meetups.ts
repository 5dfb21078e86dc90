import type { EventRecord, MeetupRecord } from '../../catalogue/meetup-records.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { Executor, WritingTransaction } from './executor.ts';
import { inChunks } from './in-chunks.ts';

/** All meet-ups by id. */
export async function listMeetups(db: Executor): Promise<MeetupRecord[]> {
  const rows = await db.selectFrom('meetups').select('content').orderBy('id').execute();
  return rows.map(({ content }) => fromJson(content));
}

export interface EventDays {
  /** Both ends included; absent for no bound. */
  readonly from?: string;
  readonly to?: string;
}

/** Events on these days, by day and time. */
export async function listEvents(
  db: Executor,
  { from, to }: EventDays = {},
): Promise<EventRecord[]> {
  let query = db
    .selectFrom('events')
    .selectAll()
    .orderBy('starting_date')
    .orderBy('starting_time')
    .orderBy('id');
  if (from !== undefined) query = query.where('starting_date', '>=', from);
  if (to !== undefined) query = query.where('starting_date', '<=', to);
  return (await query.execute()).map((row) => ({
    id: row.id,
    meetupId: row.meetup_id,
    standIn: row.stand_in,
    startingDate: row.starting_date,
    startingTime: row.starting_time,
    attendees: fromJson(row.attendees),
  }));
}

/** Puts these in the place of all that there were. */
export async function replaceMeetups(
  transaction: WritingTransaction,
  meetups: readonly MeetupRecord[],
  events: readonly EventRecord[],
): Promise<void> {
  await transaction.deleteFrom('events').execute();
  await transaction.deleteFrom('meetups').execute();
  for (const chunk of inChunks(meetups)) {
    const rows = chunk.map((meetup) => ({ id: meetup.id, content: toJson(meetup) }));
    await transaction.insertInto('meetups').values(rows).execute();
  }
  for (const chunk of inChunks(events)) {
    const rows = chunk.map((event) => ({
      id: event.id,
      meetup_id: event.meetupId,
      stand_in: event.standIn,
      starting_date: event.startingDate,
      starting_time: event.startingTime,
      attendees: toJson(event.attendees),
    }));
    await transaction.insertInto('events').values(rows).execute();
  }
}
