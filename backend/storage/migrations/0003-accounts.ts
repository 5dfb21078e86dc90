/**
 * Accounts and what belongs to them, which goes with them. Secrets (session tokens, codes, links) are
 * stored hashed (CODE-01, SEC-05).
 */
import { sql, type ColumnDefinitionBuilder, type Kysely, type SqlBool } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createOneTimeCodes(db);
  await createWishlistItems(db);
  await createSubscriptions(db);
}

function ofAccount(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references('accounts.id').onDelete('cascade');
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', required)
    .addColumn('market_id', 'text', required)
    .addColumn('accepts_marketing', 'integer', required)
    .addColumn('confirmed_at', 'integer')
    .addColumn('created_at', 'integer', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await db.schema
    .createTable('account_sessions')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('data', 'text', required)
    .addColumn('refresh_started_at', 'integer')
    .addColumn('created_at', 'integer', required)
    .addColumn('last_used_at', 'integer', required)
    .addColumn('expires_at', 'integer', required)
    .execute();
  await db.schema
    .createIndex('account_sessions_by_account')
    .on('account_sessions')
    .column('account_id')
    .execute();
}

async function createOneTimeCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('one_time_codes')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('purpose', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('browser_hash', 'text', required)
    .addColumn('market_id', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('attempts_left', 'integer', required)
    .addColumn('created_at', 'integer', required)
    .addColumn('expires_at', 'integer', required)
    .addColumn('used_at', 'integer')
    .execute();
  await db.schema
    .createIndex('one_time_codes_by_email')
    .on('one_time_codes')
    .columns(['email', 'purpose', 'created_at'])
    .execute();
  await db.schema
    .createIndex('one_time_codes_by_expiry')
    .on('one_time_codes')
    .column('expires_at')
    .execute();
}

async function createWishlistItems(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wishlist_items')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('travel_id', 'text', (column) => column.notNull().references('travels.id'))
    .addColumn('tour_code', 'text', (column) => column.references('tours.code'))
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

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification_subscriptions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('type', 'text', required)
    .addColumn('travel_id', 'text', (column) => column.notNull().references('travels.id'))
    .addColumn('tour_code', 'text', (column) => column.references('tours.code'))
    .addColumn('market_id', 'text', required)
    .addColumn('created_at', 'integer', required)
    .addColumn('ended_at', 'integer')
    .execute();
  await db.schema
    .createIndex('notification_subscriptions_of_travel')
    .unique()
    .on('notification_subscriptions')
    .columns(['travel_id', 'type', 'account_id'])
    .where(sql<SqlBool>`tour_code is null and ended_at is null`)
    .execute();
  await db.schema
    .createIndex('notification_subscriptions_of_tour')
    .unique()
    .on('notification_subscriptions')
    .columns(['tour_code', 'type', 'account_id'])
    .where(sql<SqlBool>`tour_code is not null and ended_at is null`)
    .execute();
  await db.schema
    .createIndex('notification_subscriptions_by_account')
    .on('notification_subscriptions')
    .column('account_id')
    .execute();
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('market_id', 'text', required)
    .addColumn('confirmation_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'integer', required)
    .addColumn('confirmed_at', 'integer')
    .addColumn('unsubscribed_at', 'integer')
    .execute();
}
