import { sql } from 'kysely';
import { readCatalogueVersion } from '../queries/catalogue-version.ts';
import type { CatalogueWatch } from '../opened-database.ts';
import type { Storage } from '../storage.ts';

const POLL_MS = 500;

/**
 * Reads the version when the file has changed since the last look. `data_version` counts the commits of
 * others, `total_changes` the rows that this connection itself has changed; neither reads the disk.
 */
export function watchSqlite(
  storage: Storage,
  onVersion: (version: number) => void,
): CatalogueWatch {
  let isClosed = false;
  let seen = '';
  let timer: NodeJS.Timeout;

  const look = async (): Promise<void> => {
    const { rows } = await sql<{ others: number; own: number }>`
      select data_version as others, total_changes() as own from pragma_data_version
    `.execute(storage.db);
    const found = JSON.stringify(rows);
    if (found === seen) return;
    const version = await readCatalogueVersion(storage.db);
    seen = found;
    if (!isClosed) onVersion(version);
  };
  const lookAgain = (): void => {
    look()
      // A database that cannot be read now is looked at again later.
      .catch(() => {})
      .finally(() => {
        if (!isClosed) timer = setTimeout(lookAgain, POLL_MS).unref();
      });
  };
  lookAgain();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
