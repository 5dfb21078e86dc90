/** Originals that the image service knows by their id, and the pictures of travels (TRV-12). */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('originals')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('source', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .execute();
  await db.schema
    .alterTable('travels')
    .addColumn('pictures', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
