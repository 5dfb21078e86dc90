/** Whether a page of the CMS has a header without menus and search (LAY-01). */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('custom_pages')
    .addColumn('hide_menus', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
