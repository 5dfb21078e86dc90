/**
 * PostgreSQL for Kysely over `pg`: Kysely's own dialect, which refuses what `in-transaction.ts` and
 * `stored-values.ts` forbid, and says `StorageUnavailable` when the server cannot be used.
 */
import {
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type DataTypeNode,
  type PostgresPool,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { columnTypeOf } from '../column-types.ts';
import { assertBegunByInTransaction, assertOutsideTransaction } from '../in-transaction.ts';
import { assertStorable } from '../stored-values.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';

export class GuardedPostgresDialect extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #server: string;

  /** @param server host and port, for messages */
  constructor(pool: PostgresPool, server: string) {
    super({ pool });
    this.#pool = pool;
    this.#server = server;
  }

  override createDriver(): GuardedPostgresDriver {
    return new GuardedPostgresDriver(this.#pool, this.#server);
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new WidePostgresQueryCompiler();
  }
}

class WidePostgresQueryCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    this.append(columnTypeOf(node.dataType, 'postgres'));
  }
}

class GuardedPostgresDriver extends PostgresDriver {
  readonly #server: string;

  constructor(pool: PostgresPool, server: string) {
    super({ pool });
    this.#server = server;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction();
    try {
      return new GuardedConnection(await super.acquireConnection(), this.#server);
    } catch (error) {
      throw toStorageError(error, this.#server);
    }
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    assertBegunByInTransaction();
    await super.beginTransaction(connection, settings);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(unguarded(connection));
    } catch (error) {
      // Kysely throws this on in place of what the transaction failed for: the connection was lost.
      throw toStorageError(error, this.#server);
    }
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await super.releaseConnection(unguarded(connection));
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #server: string;

  constructor(inner: DatabaseConnection, server: string) {
    this.inner = inner;
    this.#server = server;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    assertStorable(query.parameters, 'allowed');
    try {
      return await this.inner.executeQuery<Row>(query);
    } catch (error) {
      throw toStorageError(error, this.#server);
    }
  }

  streamQuery(): never {
    throw new Error(
      'Rows are not streamed: an open cursor holds the connection; page by key instead',
    );
  }
}

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0];

/** Kysely's driver knows a connection by its own object. */
function unguarded(connection: DatabaseConnection): PostgresConnection {
  const own = connection instanceof GuardedConnection ? connection.inner : connection;
  return own as PostgresConnection;
}

/** What errors of `pg` mean for callers: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOENT',
]);

/** Connection lost, out of resources, refused login, unknown database, server stopping. */
const SERVER_CODES = /^(08...|53...|28...|3D000|57P0[1-4])$/;
const READ_ONLY = '25006';

/** `pg` raises these without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Cannot use a pool after)/;

/** The error for callers: `StorageUnavailable` where the server cannot be used now, else as it was. */
export function toStorageError(error: unknown, server: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === READ_ONLY) {
    return new StorageUnavailable(`PostgreSQL at ${server} can only be read now.`, error);
  }
  if (NETWORK_CODES.has(code) || SERVER_CODES.test(code) || DRIVER_MESSAGES.test(error.message)) {
    // Of an address with several numbers Node gives one error with an empty message.
    const reason = error.message.replace(/\.$/, '') || code;
    return new StorageUnavailable(`PostgreSQL at ${server} cannot be used: ${reason}.`, error);
  }
  return error;
}
