/** Runs a file's tests on SQLite and on PostgreSQL, each with a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openStorage, type Storage, type StorageOptions } from '../../backend/storage/storage.ts';
import { createOwnDatabase } from '../support/postgres.ts';

export interface StorageUnderTest {
  /** Open and migrated before the first test. */
  readonly storage: Storage;
  /** To open the same database again, here or in another process. */
  readonly options: StorageOptions;
}

export interface TestDatabase {
  readonly options: StorageOptions;
  remove(): Promise<void>;
}

type Dialect = Storage['dialect'];

/** @param define gets what its tests, and only they, may use: it is there once they run */
export function describeOnBoth(
  title: string,
  define: (underTest: StorageUnderTest, dialect: Dialect) => void,
): void {
  for (const dialect of ['sqlite', 'postgres'] as const) {
    describeOn(dialect, title, (underTest) => define(underTest, dialect));
  }
}

/** For what only one of them can do or suffer. */
export function describeOn(
  dialect: Dialect,
  title: string,
  define: (underTest: StorageUnderTest) => void,
): void {
  const isMissing = dialect === 'postgres' && !inject('postgresUrl');
  describe.skipIf(isMissing)(`${title} on ${dialect}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    beforeAll(async () => {
      database = await createEmptyDatabase(dialect);
      storage = await openStorage(database.options);
      await storage.migrate();
    });
    afterAll(async () => {
      await storage?.close();
      await database?.remove();
    });
    define({
      get storage() {
        return storage;
      },
      get options() {
        return database.options;
      },
    });
  });
}

/** A database with no table in it. */
export async function createEmptyDatabase(dialect: Dialect): Promise<TestDatabase> {
  if (dialect === 'postgres') {
    const { url, drop } = await createOwnDatabase(inject('postgresUrl'));
    return { options: { databaseUrl: url, dataFolder: '' }, remove: drop };
  }
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'cordata-storage-'));
  return {
    options: { databaseUrl: undefined, dataFolder },
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}
