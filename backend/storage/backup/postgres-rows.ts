/** Rows between PostgreSQL and the file of a backup: whole tables, a part at a time, in one transaction. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import { MIGRATIONS } from '../migrate.ts';
import { openStorage, type StorageOptions } from '../storage.ts';
import type { Database } from '../tables/database.ts';
import {
  BackupRefused,
  createDigest,
  rowsOf,
  tablesOf,
  type Contents,
  type Row,
} from './backup-file.ts';

const ROWS_AT_A_TIME = 500;

/**
 * @param file a new database of ours
 * @returns what PostgreSQL holds
 */
export async function copyFromPostgres(options: StorageOptions, file: string): Promise<Contents> {
  return withBoth(options, file, async (transaction, handle) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    await assertNewest(transaction);
    const contents: Record<string, Contents[string]> = {};
    handle.exec('begin');
    for (const table of tablesOf(handle)) {
      const digest = createDigest();
      // Migrations make rows too.
      handle.exec(`delete from "${table}"`);
      const insert = insertInto(handle, table);
      for await (const row of storedRows(transaction, table)) {
        digest.add(row);
        insert(row);
      }
      contents[table] = digest.result();
    }
    handle.exec('commit');
    return contents;
  });
}

/**
 * Takes the place of all rows of a database that nothing else is connected to, or of none.
 *
 * @param expected what the file holds, and PostgreSQL then has to
 * @throws BackupRefused
 */
export async function copyToPostgres(
  file: string,
  expected: Contents,
  options: StorageOptions,
): Promise<void> {
  const storage = await openStorage(options);
  try {
    await storage.migrate();
  } finally {
    await storage.close();
  }
  await withBoth(options, file, async (transaction, handle) => {
    const tables = tablesOf(handle);
    await assertUnused(transaction);
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction);
    for (const table of tables) {
      for (const rows of parts(rowsOf(handle, table)))
        await transaction
          .insertInto(table as keyof Database)
          .values(rows as never)
          .execute();
      const digest = createDigest();
      for await (const row of storedRows(transaction, table)) digest.add(row);
      if (digest.result().hash !== expected[table]?.hash)
        throw new BackupRefused(`${table} was not stored as the backup has it; nothing is changed`);
    }
  });
}

async function withBoth<Result>(
  options: StorageOptions,
  file: string,
  work: (transaction: Transaction<Database>, handle: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  const handle = new DatabaseSync(file);
  try {
    const storage = await openStorage(options);
    try {
      return await storage.inTransaction((transaction) => work(transaction, handle));
    } finally {
      await storage.close();
    }
  } finally {
    handle.close();
  }
}

/** @throws BackupRefused where the schema is another one than the backup's would be */
async function assertNewest(transaction: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`
    .execute(transaction)
    .catch(() => ({ rows: [] }));
  const missing = new Set(Object.keys(MIGRATIONS)).symmetricDifference(
    new Set(rows.map(({ name }) => name)),
  );
  if (missing.size > 0)
    throw new BackupRefused(
      'The database is of another version of this software: back it up with that version, or start this one once, which migrates it',
    );
}

/** @throws BackupRefused */
async function assertUnused(transaction: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ readonly application_name: string }>`
    select application_name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(transaction);
  if (rows.length > 0) throw new BackupRefused('The database is in use: stop the site first');
}

/** By a cursor, so that no table has to fit into memory. */
async function* storedRows(transaction: Transaction<Database>, table: string): AsyncGenerator<Row> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_A_TIME)} from backup_rows`.execute(
      transaction,
    );
    yield* rows;
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await sql`close backup_rows`.execute(transaction);
}

function insertInto(handle: DatabaseSync, table: string): (row: Row) => void {
  const columns = handle
    .prepare(`pragma table_info("${table}")`)
    .all()
    .map(({ name }) => String(name));
  const statement = handle.prepare(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join()}) values (${columns.map(() => '?').join()})`,
  );
  return (row) => {
    statement.run(...columns.map((name) => row[name] as SQLInputValue));
  };
}

function* parts(rows: Iterable<Row>): Generator<Row[]> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_A_TIME) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
