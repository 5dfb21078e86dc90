/** Meet-ups and their dated events (MEET-01). */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('meetups')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('content', 'text', required)
    .execute();
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('meetup_id', 'text', (column) =>
      column.notNull().references('meetups.id').onDelete('cascade'),
    )
    .addColumn('starting_date', 'text', required)
    .addColumn('starting_time', 'text', required)
    .addColumn('attendees', 'text', required)
    .execute();
  await db.schema
    .createIndex('events_by_day')
    .on('events')
    .columns(['starting_date', 'starting_time'])
    .execute();
}
