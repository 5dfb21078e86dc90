/** Backups of each night by the running site (REL-05): `BACKUP_FOLDER` says where, `BACKUPS_KEPT` how many stay. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StorageOptions } from '../storage.ts';
import { WORK_FOLDER_PREFIX } from './backup.ts';

/** In UTC: no market's day has begun by then, and all evenings in Europe are over. */
const NIGHT_HOUR = 2;
const WORKER = new URL('backup-worker.ts', import.meta.url);
const LEFT_OVER_MS = 24 * 60 * 60_000;

export interface NightlyBackups {
  readonly database: Readonly<StorageOptions>;
  /** Made when it is missing. */
  readonly folder: string;
  /** How many backups stay; other files in the folder are left alone. */
  readonly kept: number;
}

/**
 * Makes the backup of the night where it is time and there is none yet, and removes those that are too many. It reads
 * all of the database twice, and does so in a thread of its own, so that no visitor waits for it.
 *
 * @throws BackupRefused, StorageUnavailable
 */
export async function backUpNightly(backups: NightlyBackups, now: number): Promise<void> {
  const date = new Date(now);
  const file = path.join(backups.folder, `cordata-${date.toISOString().slice(0, 10)}.sqlite`);
  if (date.getUTCHours() < NIGHT_HOUR || existsSync(file)) return;
  mkdirSync(backups.folder, { recursive: true, mode: 0o700 });
  const job: BackupJob = { database: backups.database, file };
  await once(new Worker(WORKER, { workerData: job }), 'exit');
  removeOld(backups, now);
}

/** What the thread is told. */
export interface BackupJob {
  readonly database: StorageOptions;
  readonly file: string;
}

function removeOld({ folder, kept }: NightlyBackups, now: number): void {
  const names = readdirSync(folder).sort().reverse();
  const nightly = names.filter((name) => /^cordata-\d{4}-\d\d-\d\d\.sqlite$/.test(name));
  for (const name of nightly.slice(kept)) rmSync(path.join(folder, name));
  for (const name of names.filter((each) => each.startsWith(WORK_FOLDER_PREFIX))) {
    const left = path.join(folder, name);
    // Not that of another process that is at work.
    if (now - statSync(left).mtimeMs > LEFT_OVER_MS) rmSync(left, { recursive: true });
  }
}
