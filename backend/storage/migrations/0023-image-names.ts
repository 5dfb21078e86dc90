/**
 * The names that addresses of an original may end in (TRV-12): without them any name was an address of its own, and
 * a CDN could be filled with copies of one picture. The next import fills it; until then every name is taken.
 */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('image_names')
    .addColumn('original_id', 'text', required)
    .addColumn('name', 'text', required)
    .addPrimaryKeyConstraint('image_names_key', ['original_id', 'name'])
    .execute();
}
