/** Pages about a country say so, for menus and links to lead there (CMS-06). */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('custom_pages').addColumn('country', 'text').execute();
}
