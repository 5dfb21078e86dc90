/** The two databases that the search is compared with, asked the same way: parameters are `?`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import { startPostgres } from '../postgres.mjs';

export type SqlValue = string | number;
export type SqlRow = Readonly<Record<string, SqlValue | null>>;

export interface SqlDatabase {
  readonly name: string;
  /** Statements without parameters, one after the other. */
  run(statements: string): Promise<void>;
  insert(table: string, columns: readonly string[], rows: readonly SqlValue[][]): Promise<void>;
  rows(sql: string, parameters: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}

export function openSqliteDatabase(): SqlDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), 'cordata-bench-'));
  const db = new DatabaseSync(path.join(folder, 'bench.sqlite'));
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144');
  const statements = new Map<string, StatementSync>();
  return {
    name: 'SQLite',
    run: async (sql) => db.exec(sql),
    async insert(table, columns, rows) {
      const places = columns.map(() => '?').join(', ');
      const statement = db.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${places})`,
      );
      db.exec('begin');
      for (const row of rows) statement.run(...(row as SQLInputValue[]));
      db.exec('commit');
    },
    async rows(sql, parameters) {
      let statement = statements.get(sql);
      if (!statement) statements.set(sql, (statement = db.prepare(sql)));
      return statement.all(...(parameters as SQLInputValue[])) as SqlRow[];
    },
    async close() {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openPostgresDatabase(): Promise<SqlDatabase> {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database bench template template0');
  await client.end();
  const url = new URL(server.url);
  url.pathname = '/bench';
  const db = new Client({ connectionString: url.href });
  await db.connect();
  return {
    name: 'PostgreSQL',
    run: async (sql) => void (await db.query(sql)),
    async insert(table, columns, rows) {
      // One parameter for all rows: of the 65,535 that a statement may have, wide rows use up many.
      const records = rows.map((row) =>
        Object.fromEntries(columns.map((column, place) => [column, row[place]])),
      );
      const names = columns.join(', ');
      await db.query(
        `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(records)],
      );
    },
    async rows(sql, parameters) {
      let place = 0;
      const text = sql.replaceAll('?', () => `$${++place}`);
      const { rows } = await db.query<SqlRow>(text, [...parameters]);
      return rows;
    },
    async close() {
      await db.end();
      await server.stop();
    },
  };
}
