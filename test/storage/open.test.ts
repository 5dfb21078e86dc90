import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openStorage, StorageUnavailable } from '../../backend/storage/storage.ts';
import { createEmptyDatabase, describeOnBoth } from './both-databases.ts';

async function faultOf(opening: Promise<unknown>): Promise<Error> {
  return opening.then(
    () => new Error('It opened'),
    (error: Error) => error,
  );
}

async function portWithoutServer(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('opening', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cordata-open-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('makes the data folder and cordata.sqlite in it', async () => {
    const dataFolder = path.join(folder, 'new', 'data');
    const storage = await openStorage({ databaseUrl: undefined, dataFolder });
    await storage.close();
    expect(existsSync(path.join(dataFolder, 'cordata.sqlite'))).toBe(true);
  });

  test('a folder that cannot be written is one clear sentence', async () => {
    const { options, remove } = await createEmptyDatabase('sqlite');
    const file = path.join(options.dataFolder, 'file');
    writeFileSync(file, '');
    const dataFolder = path.join(file, 'data');
    const fault = await faultOf(openStorage({ databaseUrl: undefined, dataFolder }));
    await remove();
    expect(fault).toBeInstanceOf(StorageUnavailable);
    expect(fault.message).toBe(
      `The data folder ${dataFolder} cannot be written (ENOTDIR): let this user write there, or name another folder.`,
    );
  });

  test('a folder in which no folder can be made is one clear sentence, and not waited for', async () => {
    const fault = await faultOf(openStorage({ databaseUrl: undefined, dataFolder: '/proc/x/y' }));
    expect(fault).toBeInstanceOf(StorageUnavailable);
    expect(fault.message).toMatch(/^The data folder \/proc\/x\/y cannot be written \(E[A-Z]+\): /);
  });

  test.each(['removed', 'replaced'])(
    'REL-02 nothing is written to a file that was %s meanwhile, and it is not ready',
    async (how) => {
      const { options, remove } = await createEmptyDatabase('sqlite');
      const storage = await openStorage(options);
      await storage.migrate();
      expect(await storage.isReady()).toBe(true);
      const file = path.join(options.dataFolder, 'cordata.sqlite');
      if (how === 'replaced') copyFileSync(file, `${file}.backup`);
      rmSync(file);
      if (how === 'replaced') renameSync(`${file}.backup`, file);

      const row = { key_hash: 'a', count: 1, expires_at: 1 };
      const write = () => storage.db.insertInto('limit_counts').values(row).execute();
      expect(await faultOf(write())).toBeInstanceOf(StorageUnavailable);
      const inTransaction = storage.inTransaction((transaction) =>
        transaction.insertInto('limit_counts').values(row).execute(),
      );
      expect(await faultOf(inTransaction)).toBeInstanceOf(StorageUnavailable);
      expect(await storage.isReady()).toBe(false);
      // Pages are still shown: `/readyz` says degraded.
      expect(await storage.db.selectFrom('limit_counts').selectAll().execute()).toEqual([]);
      await storage.close();
      await remove();
    },
  );

  test('a file that is no database is one clear sentence', async () => {
    const { options, remove } = await createEmptyDatabase('sqlite');
    writeFileSync(path.join(options.dataFolder, 'cordata.sqlite'), 'x'.repeat(5000));
    const fault = await faultOf(openStorage(options));
    await remove();
    expect(fault).toBeInstanceOf(StorageUnavailable);
    expect(fault.message).toBe('The SQLite database file is no SQLite database.');
  });

  test('PostgreSQL out of reach is one clear sentence without the password', async () => {
    const port = await portWithoutServer();
    const databaseUrl = `postgres://cordata:secret@127.0.0.1:${port}/cordata`;
    const fault = await faultOf(openStorage({ databaseUrl, dataFolder: '' }));
    expect(fault).toBeInstanceOf(StorageUnavailable);
    expect(fault.message).toBe(
      `PostgreSQL at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  });

  test.each([
    ['mysql://localhost/cordata', /^DATABASE_URL must begin with postgres:\/\//],
    ['postgres://[', /^DATABASE_URL is no valid PostgreSQL address/],
  ])('the address %s is refused', async (databaseUrl, message) => {
    const fault = await faultOf(openStorage({ databaseUrl, dataFolder: '' }));
    expect(fault).toBeInstanceOf(StorageUnavailable);
    expect(fault.message).toMatch(message);
  });

  test('a database in memory needs no folder', async () => {
    const storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
    await storage.migrate();
    expect(await storage.isReady()).toBe(true);
    await storage.close();
  });

  test('REL-02 SQLite syncs every commit and lets readers go on', async () => {
    const { options, remove } = await createEmptyDatabase('sqlite');
    const storage = await openStorage(options);
    const { rows } = await sql<Record<string, unknown>>`
      select journal_mode, synchronous, foreign_keys, timeout
      from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_busy_timeout
    `.execute(storage.db);
    await storage.close();
    await remove();
    expect(rows).toEqual([{ journal_mode: 'wal', synchronous: 2, foreign_keys: 1, timeout: 250 }]);
  });
});

describeOnBoth('isReady', (underTest, dialect) => {
  test('REL-03 is true once the schema is there', async () => {
    expect(await underTest.storage.isReady()).toBe(true);
  });

  test('REL-03 is false before it, and after closing', async () => {
    const { options, remove } = await createEmptyDatabase(dialect);
    const storage = await openStorage(options);
    expect(await storage.isReady()).toBe(false);
    await storage.migrate();
    await storage.close();
    expect(await storage.isReady()).toBe(false);
    await remove();
  });
});
