/** A removed item stays for a while, so that an undo brings it back as it was. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('wishlist_items').addColumn('removed_at', 'integer').execute();
}
