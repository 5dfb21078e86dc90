/**
 * The database of the embedded backend: a SQLite file by default, PostgreSQL by `DATABASE_URL`, with
 * the same migrations and queries (`queries/`) on both.
 *
 * What both have in common is what may be used. Columns are text, integer and real; values stand in
 * them as `stored-values.ts` says; transactions are begun by `in-transaction.ts` alone. Words are never
 * sorted in SQL, since the two databases, and two PostgreSQL servers, do not agree on their order.
 */
import { type Transaction, Kysely, sql } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import { migrate } from './migrate.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { readCatalogueVersion } from './queries/catalogue-version.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import type { Database } from './tables/database.ts';
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { NodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts';

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

/** Which database it is, for whoever runs a command: without user and password. */
export function describeDatabase({ databaseUrl, dataFolder }: StorageOptions): string {
  if (!databaseUrl) return `SQLite, ${path.resolve(databaseFileIn(dataFolder))}`;
  if (!URL.canParse(databaseUrl) || databaseUrl.startsWith('sqlite')) return databaseUrl;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${pathname.slice(1)} at ${host || 'its socket'}`;
}

function storageOf({ db, dialect, createListener, isInPlace }: OpenedDatabase): Storage {
  return {
    db,
    dialect,
    createListener,
    isInPlace,
    migrate: (report) => migrate(db, report),
    inTransaction: (work) => inTransaction(db, work),
    isReady: async () => isInPlace() && (await answersInTime(readCatalogueVersion(db))),
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

/**
 * @param dataFolder null for a database in memory
 * @throws StorageUnavailable when the folder or the file in it cannot be written
 */
async function openSqlite(dataFolder: string | null): Promise<OpenedDatabase> {
  const file = dataFolder === null ? ':memory:' : writableFile(dataFolder);
  let opened: string | null = null;
  const isInPlace = () => opened === null || identityOf(file) === opened;
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(file, isInPlace) });
  await sql`select 1`.execute(db);
  if (dataFolder !== null) opened = identityOf(file);
  return { db, dialect: 'sqlite', createListener: () => null, isInPlace };
}

/** Tells a file from another one of the same path; empty where there is none, or nobody can say. */
function identityOf(file: string): string {
  try {
    const { dev, ino } = statSync(file);
    return `${dev} ${ino}`;
  } catch {
    return '';
  }
}

export function databaseFileIn(dataFolder: string): string {
  return path.join(dataFolder, 'cordata.sqlite');
}

/** The path of the database file, which SQLite makes when it is missing. */
function writableFile(folder: string): string {
  const file = databaseFileIn(folder);
  try {
    // It holds addresses of people: nobody else on the machine may read it.
    makeFolder(path.resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    return file;
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    throw new StorageUnavailable(
      `The data folder ${folder} cannot be written (${code}): let this user write there, or name another folder.`,
      error,
    );
  }
}

/**
 * Makes the folder and those above it. Node's own way does not end where a folder lets nobody make one,
 * and says that it is missing, as `/proc` does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was the first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
