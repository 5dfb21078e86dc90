/**
 * What the embedded OpenID provider remembers, and sessions whose people another provider knows
 * (AUTH-02). Sessions are made anew: before this migration nothing wrote any.
 */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccountSessions(db);
  await createIdentityRecords(db);
  await db.schema
    .createTable('identity_keys')
    .addColumn('kid', 'text', (column) => column.notNull().primaryKey())
    // One key for each purpose, whichever process is the first to make it.
    .addColumn('purpose', 'text', (column) => column.notNull().unique())
    .addColumn('jwk', 'text', required)
    .addColumn('is_demonstration', 'integer', required)
    .addColumn('created_at', 'integer', required)
    .execute();
}

async function createAccountSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('account_sessions').execute();
  await db.schema
    .createTable('account_sessions')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
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
  await db.schema
    .createIndex('account_sessions_by_expiry')
    .on('account_sessions')
    .column('expires_at')
    .execute();
}

async function createIdentityRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identity_records')
    .addColumn('model', 'text', required)
    .addColumn('id_hash', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('consumed_at', 'integer')
    .addColumn('expires_at', 'integer', required)
    .addPrimaryKeyConstraint('identity_records_key', ['model', 'id_hash'])
    .execute();
  for (const column of ['grant_id', 'uid', 'expires_at']) {
    await db.schema
      .createIndex(`identity_records_by_${column}`)
      .on('identity_records')
      .column(column)
      .execute();
  }
}
