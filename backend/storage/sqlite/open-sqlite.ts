import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import type { OpenedDatabase } from '../opened-database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import type { Database } from '../tables/database.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';

const FILE_NAME = 'cordata.sqlite';

/**
 * @param dataFolder null for a database in memory
 * @throws StorageUnavailable when the folder or the file in it cannot be written
 */
export async function openSqlite(dataFolder: string | null): Promise<OpenedDatabase> {
  const file = dataFolder === null ? ':memory:' : writableFile(dataFolder);
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(file) });
  await sql`select 1`.execute(db);
  return { db, dialect: 'sqlite', createListener: () => null };
}

/** The path of the database file, which SQLite makes when it is missing. */
function writableFile(folder: string): string {
  const file = path.join(folder, FILE_NAME);
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
