/** Everything in a database but its migrations, to be compared. */
import { sql } from 'kysely';
import type { Storage } from '../../backend/storage/storage.ts';

const TABLES = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table'`,
  postgres: sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `,
};

export type DatabaseDump = Readonly<Record<string, readonly string[]>>;

/** The rows of each table as JSON, in an order of their own. */
export async function dumpDatabase({ db, dialect }: Storage): Promise<DatabaseDump> {
  const { rows: tables } = await TABLES[dialect].execute(db);
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name.startsWith('kysely') || name.startsWith('sqlite')) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    dump[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}
