/** The thread that `nightly-backups.ts` starts. What it throws is thrown there. */
import { workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';
import type { BackupJob } from './nightly-backups.ts';

const { database, file } = workerData as BackupJob;
await backUp(database, file);
