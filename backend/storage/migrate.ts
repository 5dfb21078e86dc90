import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { allowingMigration } from './in-transaction.ts';
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS } from './lock-limit.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Database } from './tables/database.ts';

/**
 * Brings the schema to the newest version: all missing migrations in one transaction, or none. Several
 * processes may do so at once; one migrates and the others wait for it.
 *
 * @param report called with the name of each migration that was run
 */
export async function migrate(
  db: Kysely<Database>,
  report: (name: string) => void = () => {},
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error, results = [] } = await limitLockWaits(PATIENT_LOCK_LIMIT_MS, () =>
    allowingMigration(() => migrator.migrateToLatest()),
  );
  if (error) throw error;
  for (const { migrationName } of results) report(migrationName);
}
