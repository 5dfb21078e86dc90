/**
 * The database of the embedded backend: a SQLite file by default, PostgreSQL by `DATABASE_URL`, with
 * the same migrations and queries (`queries/`) on both.
 *
 * What both have in common is what may be used. Columns are text, integer and real; values stand in
 * them as `stored-values.ts` says; transactions are begun by `in-transaction.ts` alone. Words are never
 * sorted in SQL, since the two databases, and two PostgreSQL servers, do not agree on their order.
 */
import type { Transaction } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import { migrate } from './migrate.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { readCatalogueVersion } from './queries/catalogue-version.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import type { Database } from './tables/database.ts';

export { StorageUnavailable };

/** How long `isReady` waits for an answer. */
const READY_LIMIT_MS = 800;

export interface Storage extends OpenedDatabase {
  /** Brings the schema to the newest version; `report` gets the name of each migration that was run. */
  migrate(report?: (name: string) => void): Promise<void>;
  /** See `in-transaction.ts`. */
  inTransaction<Result>(
    work: (transaction: Transaction<Database>) => Promise<Result>,
  ): Promise<Result>;
  /** Whether the database answers in time and is migrated (REL-03). Never rejects. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** `postgres://…`, or `sqlite::memory:` for tests; undefined is the file in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  /** Made when it is missing; holds `cordata.sqlite`. */
  readonly dataFolder: string;
}

/**
 * Opens the database and makes sure that it answers. The schema is left to `migrate`.
 *
 * @throws StorageUnavailable when the folder cannot be written or PostgreSQL cannot be reached
 */
export async function openStorage({ databaseUrl, dataFolder }: StorageOptions): Promise<Storage> {
  if (!databaseUrl) return storageOf(await openSqlite(dataFolder));
  if (databaseUrl === 'sqlite::memory:') return storageOf(await openSqlite(null));
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return storageOf(await openPostgres(databaseUrl));
  throw new StorageUnavailable(
    'DATABASE_URL must begin with postgres:// or be left out, which stores in a SQLite file.',
  );
}

function storageOf({ db, dialect, createListener }: OpenedDatabase): Storage {
  return {
    db,
    dialect,
    createListener,
    migrate: (report) => migrate(db, report),
    inTransaction: (work) => inTransaction(db, work),
    isReady: () => answersInTime(readCatalogueVersion(db)),
    close: () => db.destroy(),
  };
}

function answersInTime(query: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), READY_LIMIT_MS);
    query
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
