/** What travellers said of a travel (TRV-11); the rating is computed from it. */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('travel_id', 'text', (column) =>
      column.notNull().references('travels.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', required)
    .addColumn('stars', 'integer', required)
    .addColumn('language', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('travelled', 'text', required)
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('reviews_key', ['travel_id', 'position'])
    .execute();
}
