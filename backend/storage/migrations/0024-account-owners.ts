/**
 * Accounts of people whom another provider knows, perhaps by no address that it has checked; one-time codes; which
 * privacy text was accepted; which sessions came from one login. SQLite drops no `not null`, so that two tables are
 * made anew, with what they hold.
 */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await renewAccounts(db as Kysely<Tables>);
  await db.schema
    .createTable('account_identities')
    .addColumn('issuer', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'integer', required)
    .addPrimaryKeyConstraint('account_identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema
    .createIndex('account_identities_by_account')
    .on('account_identities')
    .column('account_id')
    .execute();
  await createOneTimeCodes(db);
  await db.schema.alterTable('identity_records').addColumn('account_id', 'text').execute();
  await db.schema
    .createIndex('identity_records_by_account_id')
    .on('identity_records')
    .column('account_id')
    .execute();
}

type Row = Readonly<Record<string, string | number | null>>;
type Tables = Record<
  'accounts' | 'account_sessions' | 'new_accounts' | 'new_account_sessions',
  Row
>;

async function renewAccounts(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('new_accounts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', required)
    .addColumn('market_id', 'text', required)
    .addColumn('accepts_marketing', 'integer', required)
    .addColumn('confirmed_at', 'integer')
    .addColumn('privacy_version', 'text')
    .addColumn('privacy_accepted_at', 'integer')
    .addColumn('created_at', 'integer', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await db.schema
    .createTable('new_account_sessions')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.references('new_accounts.id').onDelete('cascade'),
    )
    .addColumn('login_key', 'text')
    .addColumn('data', 'text', required)
    .addColumn('refresh_started_at', 'integer')
    .addColumn('created_at', 'integer', required)
    .addColumn('last_used_at', 'integer', required)
    .addColumn('expires_at', 'integer', required)
    .execute();
  for (const table of ['accounts', 'account_sessions'] as const) {
    for (const row of await db.selectFrom(table).selectAll().execute())
      await db.insertInto(`new_${table}`).values(row).execute();
  }
  for (const table of ['account_sessions', 'accounts'] as const) {
    await db.schema.dropTable(table).execute();
    await db.schema.alterTable(`new_${table}`).renameTo(table).execute();
  }
  for (const [name, column] of [
    ['account', 'account_id'],
    ['login', 'login_key'],
    ['expiry', 'expires_at'],
  ] as const) {
    await db.schema
      .createIndex(`account_sessions_by_${name}`)
      .on('account_sessions')
      .column(column)
      .execute();
  }
}

async function createOneTimeCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('one_time_codes')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('purpose', 'text', required)
    .addColumn('browser_hash', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('attempts_left', 'integer', required)
    .addColumn('created_at', 'integer', required)
    .addColumn('expires_at', 'integer', required)
    .addColumn('used_at', 'integer')
    .execute();
  await db.schema
    .createIndex('one_time_codes_by_browser')
    .unique()
    .on('one_time_codes')
    .columns(['browser_hash', 'purpose'])
    .execute();
  await db.schema
    .createIndex('one_time_codes_by_expiry')
    .on('one_time_codes')
    .column('expires_at')
    .execute();
}
