/** The code of a promotion that a traveller named with a request (TRV-08); null without one. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('promotion_code', 'text').execute();
}
