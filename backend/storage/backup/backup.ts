/**
 * Backups of the database, made while the site runs, and the way back (REL-05). A backup is one SQLite file,
 * of PostgreSQL too: it can be read anywhere, and moves a site from one database to the other (decision 0096).
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { backup, DatabaseSync } from 'node:sqlite';
import { isBusy, isDamaged, toStorageError } from '../sqlite/sqlite-errors.ts';
import { sql } from 'kysely';
import { databaseFileIn, openStorage, type StorageOptions } from '../storage.ts';
import {
  assertKnownVersion,
  BackupRefused,
  contentsOf,
  readContents,
  type Contents,
} from './backup-file.ts';
import { copyFromPostgres, copyToPostgres } from './postgres-rows.ts';

export { BackupRefused, type Contents };

/** Folders of work that was killed have this name; nothing needs them. */
export const WORK_FOLDER_PREFIX = '.cordata-backup-';

/**
 * Writes what the database holds at this moment into a file, and reads it back.
 *
 * @param file must not exist; it appears when it is whole
 * @throws BackupRefused, StorageUnavailable
 */
export async function backUp(options: StorageOptions, file: string): Promise<Contents> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already`);
  return inWorkFolder(path.dirname(path.resolve(file)), async (folder) => {
    const copy = databaseFileIn(folder);
    const stored = await copyOf(options, folder);
    makeOneFile(copy);
    if (!isDeepStrictEqual(readContents(copy), stored))
      throw new BackupRefused(
        'The backup does not hold what the database does; it was thrown away',
      );
    // It holds addresses of people: nobody else on the machine may read it.
    chmodSync(copy, 0o600);
    renameSync(copy, file);
    return stored;
  });
}

/**
 * Puts a backup in the place of all that the database holds. One of an older version is migrated.
 *
 * @throws BackupRefused where the file is no whole backup or of a newer version, or the database is in use: nothing
 *   is changed then
 */
export async function restore(file: string, options: StorageOptions): Promise<Contents> {
  if (!existsSync(file)) throw new BackupRefused(`There is no ${file}`);
  if (!options.databaseUrl) mkdirSync(options.dataFolder, { recursive: true, mode: 0o700 });
  return inWorkFolder(options.databaseUrl ? tmpdir() : options.dataFolder, async (folder) => {
    const copy = databaseFileIn(folder);
    copyFileSync(file, copy);
    assertKnownVersion(copy);
    readContents(copy);
    await migrateFile(folder);
    makeOneFile(copy);
    const contents = readContents(copy);
    if (options.databaseUrl) await copyToPostgres(copy, contents, options);
    else takePlace(copy, databaseFileIn(options.dataFolder));
    return contents;
  });
}

/** Whether a restored backup would take the place of anything. */
export async function holdsAnything(options: StorageOptions): Promise<boolean> {
  if (!options.databaseUrl) return existsSync(databaseFileIn(options.dataFolder));
  const storage = await openStorage(options);
  try {
    const { rows } = await sql<{ readonly name: string | null }>`
      select to_regclass('kysely_migration')::text as name
    `.execute(storage.db);
    return rows[0]?.name != null;
  } finally {
    await storage.close();
  }
}

/** Beside where the result goes, so that it gets there by a rename. */
async function inWorkFolder<Result>(
  place: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  let folder: string;
  try {
    folder = mkdtempSync(path.join(place, WORK_FOLDER_PREFIX));
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    throw new BackupRefused(`${place} cannot be written (${code})`, { cause: error });
  }
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyOf(options: StorageOptions, folder: string): Promise<Contents> {
  const copy = databaseFileIn(folder);
  if (!options.databaseUrl) return copyFromSqlite(databaseFileIn(options.dataFolder), copy);
  await migrateFile(folder);
  return copyFromPostgres(options, copy);
}

/** Others go on writing: the copy is of what they had committed when it began. */
async function copyFromSqlite(file: string, copy: string): Promise<Contents> {
  if (!existsSync(file)) throw new BackupRefused(`There is no database ${file}`);
  const handle = new DatabaseSync(file, { readOnly: true });
  try {
    handle.exec('begin');
    const contents = contentsOf(handle);
    await backup(handle, copy);
    return contents;
  } finally {
    handle.close();
  }
}

/** Brings the file in the folder to the newest version, and makes it where there is none. */
async function migrateFile(folder: string): Promise<void> {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder: folder });
  try {
    await storage.migrate();
  } finally {
    await storage.close();
  }
}

/** Without a log beside it, so that whoever copies the file has all of it. */
function makeOneFile(file: string): void {
  const handle = new DatabaseSync(file);
  try {
    handle.exec('pragma journal_mode = delete');
  } finally {
    handle.close();
  }
}

/** @throws BackupRefused where another process has the file open */
function takePlace(copy: string, file: string): void {
  try {
    // SQLite gives up its log only where nobody else has the file open; a log that stayed would not fit the new file.
    if (existsSync(file)) makeOneFile(file);
  } catch (error) {
    if (isBusy(error))
      throw new BackupRefused('The database is in use: stop the site first', { cause: error });
    if (!isDamaged(error)) throw toStorageError(error);
    // What is there now may be the damage that the backup is for.
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  }
  renameSync(copy, file);
}
