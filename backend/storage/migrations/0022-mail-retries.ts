/** Since when a mail is tried: since it was written, or since somebody asked for it to be sent again (REL-02). */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mail_outbox')
    .addColumn('tried_since', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update mail_outbox set tried_since = created_at`.execute(db);
}
