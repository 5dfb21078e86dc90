/**
 * What somebody saved and wants to be told about, which goes with the account; and why things were removed, which
 * names nobody. Travels and tours are named without foreign keys: no import has to ask who has saved what.
 */
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createWishlistItems(db);
  await createNotificationSubscriptions(db);
  await createRemovalReasons(db);
}

function ofAccount(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references('accounts.id').onDelete('cascade');
}

async function createWishlistItems(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wishlist_items')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('travel_id', 'text', required)
    .addColumn('tour_code', 'text')
    .addColumn('price', 'text')
    .addColumn('created_at', 'integer', required)
    .execute();
  // Two indexes, since a null never equals another one.
  await db.schema
    .createIndex('wishlist_items_travel')
    .unique()
    .on('wishlist_items')
    .columns(['account_id', 'travel_id'])
    .where(sql.ref('tour_code'), 'is', null)
    .execute();
  await db.schema
    .createIndex('wishlist_items_tour')
    .unique()
    .on('wishlist_items')
    .columns(['account_id', 'tour_code'])
    .where(sql.ref('tour_code'), 'is not', null)
    .execute();
}

async function createNotificationSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification_subscriptions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('type', 'text', required)
    .addColumn('travel_id', 'text', required)
    .addColumn('tour_code', 'text')
    .addColumn('market_id', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('price', 'text')
    .addColumn('last_sent_price', 'text')
    .addColumn('created_at', 'integer', required)
    .execute();
  // They begin with what changes in the catalogue, so that its subscribers are found by them.
  await db.schema
    .createIndex('notification_subscriptions_of_travel')
    .unique()
    .on('notification_subscriptions')
    .columns(['travel_id', 'type', 'account_id'])
    .where(sql.ref('tour_code'), 'is', null)
    .execute();
  await db.schema
    .createIndex('notification_subscriptions_of_tour')
    .unique()
    .on('notification_subscriptions')
    .columns(['tour_code', 'type', 'account_id'])
    .where(sql.ref('tour_code'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('notification_subscriptions_by_account')
    .on('notification_subscriptions')
    .column('account_id')
    .execute();
}

async function createRemovalReasons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('removal_reasons')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('text', 'text')
    .addColumn('market_id', 'text', required)
    .addColumn('day', 'text', required)
    .execute();
}
