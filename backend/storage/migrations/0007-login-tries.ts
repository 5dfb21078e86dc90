/** Tries to log in at the embedded OpenID provider, counted for all processes together (AUTH-02). */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('login_tries')
    .addColumn('key_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('tries', 'integer', required)
    .addColumn('expires_at', 'integer', required)
    .execute();
  await db.schema
    .createIndex('login_tries_by_expiry')
    .on('login_tries')
    .column('expires_at')
    .execute();
}
