/** Codes that take something off a tour's price, for whom it is a good start, and who has a seat (TRV-08). */
import type { Kysely } from 'kysely';

const COUNTS = ['is_for_first_timers', 'women', 'alone'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tours').addColumn('promotion', 'text').execute();
  for (const count of COUNTS) {
    await db.schema
      .alterTable('tours')
      .addColumn(count, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
