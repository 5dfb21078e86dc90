import { Kysely, sql } from 'kysely';
import { Client, Pool, TypeOverrides, type ClientConfig } from 'pg';
import type { OpenedDatabase } from '../opened-database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import type { Database } from '../tables/database.ts';
import { GuardedPostgresDialect } from './guarded-postgres-dialect.ts';

/** How long to wait for a connection, a free one of the pool or a new one. */
const CONNECTION_TIMEOUT_MS = 3_000;
const MAXIMUM_CONNECTIONS = 10;

/** PostgreSQL's object ids of bigint and of what it adds bigints up to. */
const BIGINT = 20;
const NUMERIC = 1700;

/** @throws StorageUnavailable when the server cannot be reached or refuses the login */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  const server = serverOf(url);
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'cordata',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    types: numberTypes(),
  };
  const pool = new Pool({ ...config, max: MAXIMUM_CONNECTIONS });
  // The server ended an idle connection: the pool has dropped it, and the next query gets another one.
  pool.on('error', () => {});
  // It ended one in use: its query fails. The pool listens to idle ones only, and an error that nobody
  // listens to ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new GuardedPostgresDialect(pool, server) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const createListener = (): Client =>
    new Client({ ...config, query_timeout: CONNECTION_TIMEOUT_MS });
  return { db, dialect: 'postgres', createListener, isInPlace: () => true };
}

/** Integers and their sums as numbers: all of ours are under 2^53. */
function numberTypes(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  types.setTypeParser(NUMERIC, Number);
  return types;
}

/** Host and port of a connection string, without user and password. */
function serverOf(url: string): string {
  try {
    const { hostname, port } = new URL(url);
    return `${hostname || 'its socket'}${port ? `:${port}` : ''}`;
  } catch (error) {
    throw new StorageUnavailable('DATABASE_URL is no valid PostgreSQL address.', error);
  }
}
