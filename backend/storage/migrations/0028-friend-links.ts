/** Links where friends put marks on what somebody compares, which go with the account (decision 0070). */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friend_links')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('item_ids', 'text', required)
    .addColumn('created_at', 'integer', required)
    .execute();
  for (const column of ['account_id', 'created_at'])
    await db.schema
      .createIndex(`friend_links_by_${column}`)
      .on('friend_links')
      .column(column)
      .execute();
  await db.schema
    .createTable('link_friends')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('link_id', 'text', (column) =>
      column.notNull().references('friend_links.id').onDelete('cascade'),
    )
    .addColumn('browser_hash', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('marks', 'text', required)
    .addColumn('created_at', 'integer', required)
    .execute();
  await db.schema
    .createIndex('link_friends_of_browser')
    .unique()
    .on('link_friends')
    .columns(['link_id', 'browser_hash'])
    .execute();
}
