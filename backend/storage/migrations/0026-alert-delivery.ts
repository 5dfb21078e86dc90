/**
 * What telling people of their alerts needs (NTFY-03): the price that each of them knows, when they were told of one,
 * when to look again without a change, and the links in the mails. Links outlive their alert: the last mail's link
 * still leads to the others.
 */
import { sql, type Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Nothing has written it yet.
  await db.schema
    .alterTable('notification_subscriptions')
    .renameColumn('last_sent_price', 'known_price')
    .execute();
  for (const column of ['price_told_at', 'look_at'])
    await db.schema.alterTable('notification_subscriptions').addColumn(column, 'integer').execute();
  await db.schema
    .createIndex('notification_subscriptions_to_look_at')
    .on('notification_subscriptions')
    .column('look_at')
    .where(sql.ref('look_at'), 'is not', null)
    .execute();
  // Without it the whole history would be read each time that somebody asks what nobody was told of.
  await db.schema
    .createIndex('tour_changes_to_tell')
    .on('tour_changes')
    .columns(['tour_code', 'changed_at'])
    .where(sql.ref('handled_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('alert_links')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', required)
    .addColumn('travel_id', 'text', required)
    .addColumn('tour_code', 'text')
    .addColumn('created_at', 'integer', required)
    .execute();
  for (const column of ['account_id', 'created_at'])
    await db.schema
      .createIndex(`alert_links_by_${column}`)
      .on('alert_links')
      .column(column)
      .execute();
}
