/** Backups of either database, and what is restored from them into either (REL-05). */
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { backUp, restore } from '../../backend/storage/backup/backup.ts';
import { backUpNightly } from '../../backend/storage/backup/nightly-backups.ts';
import { saveTravel } from '../../backend/storage/queries/save-travel.ts';
import { openStorage, type Storage, type StorageOptions } from '../../backend/storage/storage.ts';
import { insertAccount } from '../support/sample-account.ts';
import { sampleTravel } from '../support/sample-records.ts';
import { createEmptyDatabase, describeOnBoth } from './both-databases.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'cordata-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = Date.parse('2026-06-01');
const TRAVEL = sampleTravel({ id: 'iceland', title: 'Þingvellir, “naïve” 🌋\n\\N\ttab' });

describeOnBoth('a backup', (underTest, dialect) => {
  const fileOf = (name: string) => join(folder, `${dialect}-${name}`);

  test.each(['sqlite', 'postgres'] as const)(
    'REL-05 holds all that was acknowledged before it began, and is restored on %s',
    async (target) => {
      if (target === 'postgres' && !inject('postgresUrl')) return;
      const { storage } = underTest;
      await storage.inTransaction((transaction) => saveTravel(transaction, TRAVEL, NOW));
      const file = fileOf(`under-writes-for-${target}`);
      const writing = keepWriting(storage);
      await writing.hasWritten(20);
      const acknowledged = [...writing.written];
      await backUp(underTest.options, file);
      await writing.stop();
      expect(writing.written.length).toBeGreaterThan(acknowledged.length);
      expect(statSync(file).mode & 0o077).toBe(0);

      const empty = await createEmptyDatabase(target);
      try {
        await restore(file, empty.options);
        // A second time takes the place of the first.
        await restore(file, empty.options);
        const restored = await openStorage(empty.options);
        try {
          await restored.migrate();
          const ids = new Set(await accountsOf(restored));
          expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
          expect(await travelsOf(restored)).toEqual(await travelsOf(storage));
        } finally {
          await restored.close();
        }
        const again = fileOf(`again-from-${target}`);
        expect(await backUp(empty.options, again)).toEqual(await backUpOf(file));
      } finally {
        await empty.remove();
      }
    },
  );

  test('REL-05 is refused into a database that a process has open, which keeps what it has', async () => {
    const file = fileOf('for-one-in-use');
    await backUp(underTest.options, file);
    const id = await insertAccount(underTest.storage.db, NOW);
    await expect(restore(file, underTest.options)).rejects.toThrow('The database is in use');
    expect(await accountsOf(underTest.storage)).toContain(id);
    expect(await underTest.storage.isReady()).toBe(true);
  });

  test('REL-05 that is damaged, of a newer version or none is refused, and nothing is changed', async () => {
    const file = fileOf('whole');
    await backUp(underTest.options, file);
    const bytes = readFileSync(file);
    const damaged = fileOf('damaged');
    writeFileSync(damaged, bytes.fill(7, bytes.length / 2));
    const none = fileOf('none');
    writeFileSync(none, 'backup');
    const empty = await createEmptyDatabase(dialect);
    try {
      await restore(file, empty.options);
      const newer = fileOf('newer');
      await backUp(empty.options, newer);
      const handle = new DatabaseSync(newer);
      handle.exec("insert into kysely_migration values ('9999-later', '2099-01-01T00:00:00.000Z')");
      handle.close();
      const before = await backUp(empty.options, fileOf('before'));
      await expect(restore(damaged, empty.options)).rejects.toThrow(/damaged|no backup/);
      await expect(restore(none, empty.options)).rejects.toThrow('no backup that can be read');
      await expect(restore(newer, empty.options)).rejects.toThrow('9999-later');
      await expect(restore(fileOf('missing'), empty.options)).rejects.toThrow('There is no');
      expect(await backUp(empty.options, fileOf('after'))).toEqual(before);
    } finally {
      await empty.remove();
    }
  });

  test('REL-05 commands say which database they work on and overwrite nothing unasked', async () => {
    const file = fileOf('by-command');
    const { databaseUrl, dataFolder } = underTest.options;
    const database: Record<string, string> = databaseUrl
      ? { DATABASE_URL: databaseUrl }
      : { DATA_FOLDER: dataFolder };
    const made = await command('backup', [file], database);
    expect(made).toMatch(
      dialect === 'sqlite' ? /database {3}SQLite, \// : /database {3}PostgreSQL, test_/,
    );
    expect(made).toMatch(/backed up {2}\d+ rows of \d+ tables/);
    expect(await command('backup', [file], database)).toMatch(/^failed: .*exists already\n$/s);
    expect(await command('backup', [], database)).toMatch(/^failed: .*name one file/s);
    const nowhere = join(folder, 'no-such-folder', 'file');
    expect(await command('backup', [nowhere], database)).toMatch(/^failed: .*cannot be written/s);
    expect(await command('restore', [file], database)).toMatch(/^failed: .*add --yes/s);
    // A site keeps a connection to PostgreSQL open, which tells it of changes.
    expect(await underTest.storage.isReady()).toBe(true);
    expect(await command('restore', [file, '--yes'], database)).toMatch(/^failed: .*is in use/s);
    const other = await createEmptyDatabase('sqlite');
    try {
      const into = { DATA_FOLDER: other.options.dataFolder };
      expect(await command('restore', [file], into)).toContain('restored ');
      expect(readdirSync(other.options.dataFolder)).toEqual(['cordata.sqlite']);
    } finally {
      await other.remove();
    }
  });
});

/** What a backup file holds. */
async function backUpOf(file: string) {
  const copy: StorageOptions = {
    databaseUrl: undefined,
    dataFolder: mkdtempSync(join(folder, 'copy-')),
  };
  return restore(file, copy);
}

function accountsOf({ db }: Storage): Promise<string[]> {
  return db
    .selectFrom('accounts')
    .select('id')
    .execute()
    .then((rows) => rows.map(({ id }) => id));
}

function travelsOf({ db }: Storage) {
  return db.selectFrom('travels').selectAll().orderBy('id').execute();
}

/** A site that goes on writing. */
function keepWriting({ db }: Storage) {
  const written: string[] = [];
  const stopping = new AbortController();
  const waiting: { count: number; tell: () => void }[] = [];
  const work = (async () => {
    while (!stopping.signal.aborted) {
      written.push(await insertAccount(db, NOW));
      await setImmediate();
      for (const { count, tell } of waiting) if (written.length >= count) tell();
    }
  })();
  return {
    written,
    hasWritten: (count: number) =>
      new Promise<void>((tell) => {
        waiting.push({ count, tell });
      }),
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}

test('REL-05 makes a backup each night, and keeps the newest', async () => {
  const database = await createEmptyDatabase('sqlite');
  const backups = join(database.options.dataFolder, 'backups');
  const storage = await openStorage(database.options);
  try {
    await storage.migrate();
    const at = async (time: string) => {
      await backUpNightly(
        { database: database.options, folder: backups, kept: 2 },
        Date.parse(time),
      );
      return existsSync(backups) ? readdirSync(backups).sort() : [];
    };
    const names = (...days: readonly string[]) => days.map((day) => `cordata-${day}.sqlite`);
    expect(await at('2026-06-01T01:59:00Z')).toEqual([]);
    expect(await at('2026-06-01T02:00:00Z')).toEqual(names('2026-06-01'));
    const first = statSync(join(backups, 'cordata-2026-06-01.sqlite'));
    expect(await at('2026-06-01T23:00:00Z')).toEqual(names('2026-06-01'));
    expect(statSync(join(backups, 'cordata-2026-06-01.sqlite')).ino).toBe(first.ino);
    expect(await at('2026-06-02T02:10:00Z')).toEqual(names('2026-06-01', '2026-06-02'));
    writeFileSync(join(backups, 'a-backup-by-hand'), '');
    expect(await at('2026-06-05T12:00:00Z')).toEqual([
      'a-backup-by-hand',
      ...names('2026-06-02', '2026-06-05'),
    ]);
  } finally {
    await storage.close();
    await database.remove();
  }
});

function command(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  return run(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...environment },
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `failed: ${error.stdout}${error.stderr}`,
  );
}
