/**
 * Counts of what is limited, for all processes together: the tries to log in, and from now on every form. Those of
 * the newsletter stood with each subscription. Counts live for an hour, so none is taken over.
 */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limit_counts')
    .addColumn('key_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('count', 'integer', required)
    .addColumn('expires_at', 'integer', required)
    .execute();
  await db.schema
    .createIndex('limit_counts_by_expiry')
    .on('limit_counts')
    .column('expires_at')
    .execute();
  await db.schema.dropTable('login_tries').execute();
  for (const column of ['asks', 'asks_since']) {
    await db.schema.alterTable('newsletter_subscriptions').dropColumn(column).execute();
  }
}
