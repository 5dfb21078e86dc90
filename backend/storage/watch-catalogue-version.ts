/** Tells a process that the catalogue changed, whoever changed it (REL-04). */
import type { CatalogueWatch } from './opened-database.ts';
import { watchPostgres } from './postgres/watch-postgres.ts';
import { watchSqlite } from './sqlite/watch-sqlite.ts';
import type { Storage } from './storage.ts';

/**
 * Calls `onChange` with the version when it has grown: by LISTEN on PostgreSQL, by a poll on SQLite.
 * Several changes in a row may come as one. It does not keep the process alive.
 *
 * @param known the version that the caller has; without it, the one that is found first. Pass it when
 *   something was read already, or a change between reading and watching goes unseen.
 */
export function watchCatalogueVersion(
  storage: Storage,
  onChange: (version: number) => void,
  known: number | null = null,
): CatalogueWatch {
  let last = known;
  const onVersion = (version: number): void => {
    const isNews = last !== null && version > last;
    if (last === null || isNews) last = version;
    if (isNews) onChange(version);
  };
  return storage.dialect === 'postgres'
    ? watchPostgres(storage, onVersion)
    : watchSqlite(storage, onVersion);
}
