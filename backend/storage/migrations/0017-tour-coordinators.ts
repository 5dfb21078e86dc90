/** Who leads a departure; null while nobody is named (TRV-10). */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tours').addColumn('coordinator_id', 'text').execute();
}
