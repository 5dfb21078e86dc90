/** Travels that the operator offers no more: they stay, since their tours, enquiries and addresses do. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('travels').addColumn('withdrawn_at', 'integer').execute();
}
