/** When what a departure offers changed last (SEO-01): its seats change with each day, and its page does not. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tours')
    .addColumn('offer_changed_at', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update tours set offer_changed_at = updated_at`.execute(db);
}
