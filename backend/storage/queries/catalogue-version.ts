/** The counter that tells every process that what it holds in memory is old (REL-04). */
import { PostgresAdapter, sql } from 'kysely';
import type { Executor, WritingTransaction } from './executor.ts';

/** PostgreSQL's channel for new versions; the payload is the version. */
export const CATALOGUE_VERSION_CHANNEL = 'catalogue_version';

export async function readCatalogueVersion(db: Executor): Promise<number> {
  const { version } = await db
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Counts the version up. Every transaction that changes the catalogue, a page, a layout, a redirect or
 * a setting calls it, and calls it first: from then on PostgreSQL lets no other such change in until
 * this one is over, as SQLite does anyway, so that reading and then writing is safe.
 *
 * @returns the new version, which others see when the transaction commits
 */
export async function bumpCatalogueVersion(
  transaction: WritingTransaction,
  now: number,
): Promise<number> {
  const { version } = await transaction
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1), changed_at: now }))
    .returning('version')
    .executeTakeFirstOrThrow();
  if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
    // Delivered on commit.
    await sql`select pg_notify(${CATALOGUE_VERSION_CHANNEL}, ${String(version)})`.execute(
      transaction,
    );
  }
  return version;
}
