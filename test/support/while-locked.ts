import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** Runs the work while another connection holds the lock on the database of a site. */
export async function whileLocked(dataFolder: string, work: () => Promise<void>): Promise<void> {
  const other = new DatabaseSync(join(dataFolder, 'cordata.sqlite'));
  // The site may be writing.
  other.exec('pragma busy_timeout = 10000');
  other.exec('begin immediate');
  try {
    await work();
  } finally {
    other.exec('rollback');
    other.close();
  }
}
