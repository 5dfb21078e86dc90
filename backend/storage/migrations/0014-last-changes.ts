/**
 * When what a page shows changed last (SEO-01): an import writes everything anew, so its own time says nothing.
 * And the index for the tours that came on sale last.
 */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('last_changes')
    .addColumn('kind', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addColumn('changed_at', 'integer', required)
    .addPrimaryKeyConstraint('last_changes_key', ['kind', 'id'])
    .execute();
  await db.schema
    .createIndex('tour_prices_by_time')
    .on('tour_prices')
    .columns(['since', 'tour_code'])
    .execute();
}
