/** A backup as a file: a SQLite database without anything beside it, and what it holds. */
import { createHash } from 'node:crypto';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { MIGRATIONS } from '../migrate.ts';

/** A backup cannot be made or restored; `message` is one sentence for whoever runs the site. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** How many rows each table has, and a hash of them whatever their order. */
export type Contents = Readonly<Record<string, { readonly rows: number; readonly hash: string }>>;

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Counts and hashes rows, which both databases give with the same names and values. */
export function createDigest() {
  const hashes: string[] = [];
  return {
    add(row: Row): void {
      const values = Object.keys(row)
        .sort()
        .map((name) => row[name]);
      hashes.push(createHash('sha256').update(JSON.stringify(values)).digest('base64'));
    },
    result(): Contents[string] {
      const hash = createHash('sha256');
      for (const each of hashes.sort()) hash.update(each);
      return { rows: hashes.length, hash: hash.digest('base64') };
    },
  };
}

/** @throws BackupRefused where the file is not whole */
export function readContents(file: string): Contents {
  return withFile(file, (handle) => {
    const faults = handle.prepare('pragma integrity_check').all();
    if (faults.length !== 1 || faults[0]?.integrity_check !== 'ok')
      throw new BackupRefused(`${file} is damaged`);
    return contentsOf(handle);
  });
}

export function contentsOf(handle: DatabaseSync): Contents {
  return Object.fromEntries(
    tablesOf(handle).map((table) => {
      const digest = createDigest();
      for (const row of rowsOf(handle, table)) digest.add(row);
      return [table, digest.result()];
    }),
  );
}

export function rowsOf(handle: DatabaseSync, table: string): Iterable<Row> {
  return handle.prepare(`select * from "${table}"`).iterate();
}

/** All but the migrator's own, each after those that it refers to. */
export function tablesOf(handle: DatabaseSync): string[] {
  const names = handle
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%' order by name",
    )
    .all()
    .map(({ name }) => String(name));
  const ordered = new Set<string>();
  const place = (table: string): void => {
    if (ordered.has(table)) return;
    const references = handle.prepare(`pragma foreign_key_list("${table}")`).all();
    for (const { table: other } of references) if (other !== table) place(String(other));
    ordered.add(table);
  };
  for (const name of names) place(name);
  return [...ordered];
}

/**
 * Whether this version of the software knows all migrations of the file.
 * @throws BackupRefused where it does not, or the file is no backup
 */
export function assertKnownVersion(file: string): void {
  const unknown = withFile(file, (handle) =>
    handle
      .prepare('select name from kysely_migration order by name')
      .all()
      .map(({ name }) => String(name))
      .find((name) => !Object.hasOwn(MIGRATIONS, name)),
  );
  if (unknown)
    throw new BackupRefused(
      `${file} is of a newer version of this software (it knows ${unknown}): restore it with that version`,
    );
}

/** @throws BackupRefused where it cannot be read as a database of ours */
function withFile<Result>(file: string, read: (handle: DatabaseSync) => Result): Result {
  let handle: DatabaseSync | null = null;
  try {
    handle = new DatabaseSync(file, { readOnly: true });
    return read(handle);
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(
      `${file} is no backup that can be read (${error instanceof Error ? error.message : String(error)})`,
      { cause: error },
    );
  } finally {
    handle?.close();
  }
}
