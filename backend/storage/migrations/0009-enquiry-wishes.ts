/** What a traveller wishes beside a seat (BOOK-01): a private room, flexible cancellation. */
import type { Kysely } from 'kysely';

const WISHES = ['private_room', 'flexible_cancellation'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const wish of WISHES) {
    await db.schema
      .alterTable('enquiries')
      .addColumn(wish, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
