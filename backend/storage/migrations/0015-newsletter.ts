/**
 * Subscriptions to the newsletter and their mailed links (NEWS-01). Subscriptions are made anew: before this
 * migration nothing wrote any.
 */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('newsletter_subscriptions').execute();
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('market_id', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('created_at', 'integer', required)
    .addColumn('changed_at', 'integer', required)
    .addColumn('asked_at', 'integer')
    .addColumn('asks', 'integer', required)
    .addColumn('asks_since', 'integer', required)
    .addColumn('confirmed_at', 'integer')
    .addColumn('unsubscribed_at', 'integer')
    .execute();
  await db.schema
    .createIndex('newsletter_subscriptions_by_change')
    .on('newsletter_subscriptions')
    .column('changed_at')
    .execute();
  await db.schema
    .createTable('newsletter_links')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', required)
    .addColumn('market_id', 'text', required)
    .addColumn('expires_at', 'integer')
    .execute();
  await db.schema
    .createIndex('newsletter_links_by_subscription')
    .on('newsletter_links')
    .columns(['subscription_id', 'purpose'])
    .execute();
}
