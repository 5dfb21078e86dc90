/** Who has a seat on a tour, beside women and who came alone: first-timers and ages (TRV-08). */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tours')
    .addColumn('first_timers', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tours')
    .addColumn('ages', 'text', (column) => column.notNull().defaultTo('{"25-35":0,"35-49":0}'))
    .execute();
}
