import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSetting, saveSetting } from '../../backend/storage/queries/periods.ts';
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS } from '../../backend/storage/lock-limit.ts';
import { openStorage, StorageUnavailable, type Storage } from '../../backend/storage/storage.ts';
import { createEmptyDatabase, type TestDatabase } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

/** Another process's connection would lock in the same way. */
describe('a SQLite file that is locked or read-only', () => {
  let database: TestDatabase;
  let storage: Storage;
  let other: DatabaseSync;

  beforeAll(async () => {
    database = await createEmptyDatabase('sqlite');
    storage = await openStorage(database.options);
    await storage.migrate();
    other = new DatabaseSync(path.join(database.options.dataFolder, 'cordata.sqlite'));
  });

  afterAll(async () => {
    other.close();
    await storage.close();
    await database.remove();
  });

  test.each([
    ['a write', (key: string) => saveSetting(storage.db, key, 1, NOW)],
    [
      'a transaction',
      (key: string) =>
        storage.inTransaction((transaction) => saveSetting(transaction, key, 1, NOW)),
    ],
  ])('%s waits for the lock, while reads are answered', async (key, write) => {
    other.exec('begin immediate');
    let isWritten = false;
    // On a busy machine the reads below take longer than a request would wait.
    const waiting = limitLockWaits(PATIENT_LOCK_LIMIT_MS, () => write(key));
    const writing = waiting.then(() => (isWritten = true));
    for (let count = 0; count < 20; count++) {
      expect(await findSetting(storage.db, key)).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(isWritten).toBe(false);
    other.exec('commit');
    await writing;
    expect(await findSetting(storage.db, key)).toBe(1);
  });

  test('REL-01 a write gives up in time, and says so', async () => {
    other.exec('begin immediate');
    try {
      const write = limitLockWaits(20, () => saveSetting(storage.db, 'late', 1, NOW));
      await expect(write).rejects.toThrow(StorageUnavailable);
    } finally {
      other.exec('rollback');
    }
    expect(await findSetting(storage.db, 'late')).toBeNull();
  });

  test('REL-01 a database that may only be read says so, and goes on being read', async () => {
    await saveSetting(storage.db, 'before', 1, NOW);
    await sql`pragma query_only = on`.execute(storage.db);
    try {
      const write = storage.inTransaction((transaction) =>
        saveSetting(transaction, 'during', 1, NOW),
      );
      await expect(write).rejects.toThrow(StorageUnavailable);
      expect(await findSetting(storage.db, 'before')).toBe(1);
    } finally {
      await sql`pragma query_only = off`.execute(storage.db);
    }
    expect(await findSetting(storage.db, 'during')).toBeNull();
  });
});
