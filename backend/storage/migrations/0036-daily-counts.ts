/** How often something was done in a day, by a name that says nothing of who did it (ANA-01). */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('day', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('market_id', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('daily_counts_key', ['day', 'kind', 'market_id', 'key'])
    .execute();
}
