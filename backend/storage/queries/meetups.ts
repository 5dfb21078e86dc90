import type { Selectable } from 'kysely';
import type { EventRecord, MeetupDay, MeetupRecord } from '../../catalogue/meetup-records.ts';
import type { EventsTable } from '../tables/meetup-tables.ts';
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
  return (await query.execute()).map(toEvent);
}

/** An event with its meet-up; null where there is none of this id. */
export async function findMeetupDay(db: Executor, id: string): Promise<MeetupDay | null> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? withMeetup(db, row) : null;
}

/**
 * The same, and nobody else joins it, moves it or calls it off until the transaction ends, so that places that are
 * counted stay as they were counted.
 */
export async function lockMeetupDay(
  transaction: WritingTransaction,
  id: string,
): Promise<MeetupDay | null> {
  const row = await transaction
    .updateTable('events')
    .set(({ ref }) => ({ starting_time: ref('starting_time') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? withMeetup(transaction, row) : null;
}

async function withMeetup(db: Executor, row: Selectable<EventsTable>): Promise<MeetupDay> {
  const { content } = await db
    .selectFrom('meetups')
    .select('content')
    .where('id', '=', row.meetup_id)
    .executeTakeFirstOrThrow();
  return { meetup: fromJson(content), event: toEvent(row) };
}

function toEvent(row: Selectable<EventsTable>): EventRecord {
  return {
    id: row.id,
    meetupId: row.meetup_id,
    standIn: row.stand_in,
    startingDate: row.starting_date,
    startingTime: row.starting_time,
    attendees: fromJson(row.attendees),
  };
}

/**
 * Puts these in the place of all that there were. What stays keeps its row: on PostgreSQL, whoever waits for it to join
 * would not find one that was deleted and written anew.
 */
export async function replaceMeetups(
  transaction: WritingTransaction,
  meetups: readonly MeetupRecord[],
  events: readonly EventRecord[],
): Promise<void> {
  for (const chunk of inChunks(meetups)) {
    const rows = chunk.map((meetup) => ({ id: meetup.id, content: toJson(meetup) }));
    await transaction
      .insertInto('meetups')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({ content: ref('excluded.content') })),
      )
      .execute();
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
    await transaction
      .insertInto('events')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          meetup_id: ref('excluded.meetup_id'),
          stand_in: ref('excluded.stand_in'),
          starting_date: ref('excluded.starting_date'),
          starting_time: ref('excluded.starting_time'),
          attendees: ref('excluded.attendees'),
        })),
      )
      .execute();
  }
  await deleteNotIn(transaction, 'events', events);
  await deleteNotIn(transaction, 'meetups', meetups);
}

async function deleteNotIn(
  transaction: WritingTransaction,
  table: 'events' | 'meetups',
  kept: readonly { readonly id: string }[],
): Promise<void> {
  const ids = new Set(kept.map(({ id }) => id));
  const rows = await transaction.selectFrom(table).select('id').execute();
  const gone = rows.map(({ id }) => id).filter((id) => !ids.has(id));
  for (const chunk of inChunks(gone))
    await transaction.deleteFrom(table).where('id', 'in', chunk).execute();
}
