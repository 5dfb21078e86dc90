/** Tables that nothing has used yet come with what will use them, in the shape that it needs. */
import type { Kysely } from 'kysely';

const UNUSED = ['one_time_codes', 'wishlist_items', 'notification_subscriptions'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of UNUSED) await db.schema.dropTable(table).execute();
}
