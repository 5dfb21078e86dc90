/** Who receives people at a meet-up in the place of its host; null where the host does (MEET-01). */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('stand_in', 'text').execute();
}
