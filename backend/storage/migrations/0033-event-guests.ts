/**
 * Who has joined a dated meet-up (MEET-01). An import and each new day write the events anew, so that the guests refer
 * to the event by its id alone; they go with their account.
 */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_guests')
    .addColumn('event_id', 'text', required)
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('is_name_shown', 'integer', required)
    .addColumn('market_id', 'text', required)
    .addColumn('announced', 'text', required)
    .addColumn('joined_at', 'integer', required)
    .addPrimaryKeyConstraint('event_guests_key', ['event_id', 'account_id'])
    .execute();
  await db.schema
    .createIndex('event_guests_by_account')
    .on('event_guests')
    .column('account_id')
    .execute();
}
