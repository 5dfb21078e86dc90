/** Whose a session is, for people of another provider too: all of their sessions end with their account. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account_sessions').addColumn('person_key', 'text').execute();
  await db.schema
    .createIndex('account_sessions_by_person_key')
    .on('account_sessions')
    .column('person_key')
    .execute();
}
