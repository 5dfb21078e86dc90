/**
 * `npm run kill:backups [-- TIMES]`: kills a process again and again (kill -9, 50 times without a number, on each
 * database) while it makes backups and restores them, and then looks whether both databases are whole and each backup
 * that is there can be restored (REL-05). It runs on SQLite in a folder and on a PostgreSQL server of its own, and
 * removes both.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { importContentFolder } from '../backend/content-import/import-content.ts';
import { backUp, restore, type Contents } from '../backend/storage/backup/backup.ts';
import { openStorage, type StorageOptions } from '../backend/storage/storage.ts';
import { killedChildren, timesToKill } from './killed-child.ts';
import { startPostgres } from './postgres.mjs';

const times = timesToKill(50);
const folder = mkdtempSync(path.join(tmpdir(), 'cordata-kill-backups-'));
try {
  await killAndLook('SQLite', { databaseUrl: undefined, dataFolder: path.join(folder, 'from') });
  const server = await startPostgres();
  try {
    await killAndLook('PostgreSQL', { databaseUrl: server.url, dataFolder: '' });
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The process saves this database, and restores one half of the times what it saved and one half an empty one. */
async function killAndLook(name: string, database: StorageOptions): Promise<void> {
  const backups = path.join(folder, `backups-${name}`);
  mkdirSync(backups);
  const empty = path.join(backups, 'empty.sqlite');
  const full = path.join(backups, 'full.sqlite');
  await withStorage(database, () => Promise.resolve());
  const none = await backUp(database, empty);
  await withStorage(database, async (storage) => {
    await importContentFolder(storage, 'content', Date.now(), { demonstration: null });
  });
  const all = await backUp(database, full);
  const children = killedChildren(
    path.join(import.meta.dirname, 'kill-backups-child.ts'),
    () => {},
  );
  let killed = 0;
  let broken = 0;
  try {
    for (let round = 0; round < times; round += 1) {
      if (await children.runAndKill(database.dataFolder, database.databaseUrl ?? '', backups))
        killed += 1;
      const found = await contentsOf(database, path.join(backups, `look-${round}`));
      if (!isDeepStrictEqual(found, none) && !isDeepStrictEqual(found, all)) broken += 1;
    }
  } finally {
    children.endAll();
  }
  const made = readdirSync(backups).filter((file) => file.startsWith('made-'));
  for (const file of made) {
    const target = { databaseUrl: undefined, dataFolder: path.join(folder, 'look') };
    const restored = await restore(path.join(backups, file), target);
    if (!isDeepStrictEqual(restored, none) && !isDeepStrictEqual(restored, all)) broken += 1;
  }
  console.log(
    `${name}: ${killed} kills, ${made.length} backups made, ${broken} databases or backups not whole`,
  );
  if (broken > 0 || killed === 0) process.exitCode = 1;
}

async function contentsOf(database: StorageOptions, file: string): Promise<Contents> {
  const contents = await backUp(database, file);
  rmSync(file);
  return contents;
}

async function withStorage(
  options: StorageOptions,
  work: (storage: Awaited<ReturnType<typeof openStorage>>) => Promise<void>,
): Promise<void> {
  const storage = await openStorage(options);
  try {
    await storage.migrate();
    await work(storage);
  } finally {
    await storage.close();
  }
}
