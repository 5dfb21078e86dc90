/**
 * SQLite for Kysely over Node's own `node:sqlite`. Kysely's dialect is made for better-sqlite3, begins
 * transactions deferred and migrates without one.
 */
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CreateTableNode,
  type DatabaseIntrospector,
  type DataTypeNode,
  type Dialect,
  type Kysely,
  type Driver,
} from 'kysely';
import { columnTypeOf } from '../column-types.ts';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { assertBegunByInTransaction, assertOutsideTransaction } from '../in-transaction.ts';
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS } from '../lock-limit.ts';
import { NodeSqliteConnection, type SharedDatabase } from './node-sqlite-connection.ts';
import { BUSY_TIMEOUT_MS, retryWhileBusy } from './retry-while-busy.ts';
import { toStorageError } from './sqlite-errors.ts';
import { Turns } from './turns.ts';

export class NodeSqliteDialect implements Dialect {
  readonly #file: string;
  readonly #isInPlace: () => boolean;

  /**
   * @param file path of the database file, or `:memory:`
   * @param isInPlace asked before each write
   */
  constructor(file: string, isInPlace: () => boolean) {
    this.#file = file;
    this.#isInPlace = isInPlace;
  }

  createDriver(): NodeSqliteDriver {
    return new NodeSqliteDriver(this.#file, this.#isInPlace);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new StrictSqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver gives turns itself; see `turns.ts`. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** All migrations run in one `begin immediate`, which also keeps other processes out meanwhile. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Makes strict tables, so that SQLite refuses a value of the wrong type as PostgreSQL does. */
class StrictSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    this.append(columnTypeOf(node.dataType, 'sqlite'));
  }

  protected override visitCreateTable(node: CreateTableNode): void {
    super.visitCreateTable(node);
    this.append(' strict');
  }
}

const MOST_STATEMENTS = 100;

/** Kysely's driver for `node:sqlite`. */
class NodeSqliteDriver implements Driver {
  readonly #file: string;
  readonly #isInPlace: () => boolean;
  #database: SharedDatabase | null = null;

  constructor(file: string, isInPlace: () => boolean) {
    this.#file = file;
    this.#isInPlace = isInPlace;
  }

  async init(): Promise<void> {
    try {
      const handle = await openDatabase(this.#file);
      const statements = new LRUCache<string, StatementSync>({ max: MOST_STATEMENTS });
      const isInPlace = this.#isInPlace;
      this.#database = { handle, statements, turns: new Turns(), isInPlace };
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async acquireConnection(): Promise<NodeSqliteConnection> {
    assertOutsideTransaction();
    if (!this.#database) throw new Error('The SQLite database is closed');
    return new NodeSqliteConnection(this.#database);
  }

  async beginTransaction(connection: NodeSqliteConnection): Promise<void> {
    assertBegunByInTransaction();
    await connection.begin();
  }

  async commitTransaction(connection: NodeSqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: NodeSqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: NodeSqliteConnection): Promise<void> {
    connection.endTurn();
  }

  async destroy(): Promise<void> {
    this.#database?.handle.close();
    this.#database = null;
  }
}

/**
 * WAL lets readers go on while one writes; `synchronous = FULL` syncs each commit, without which a
 * power cut loses acknowledged writes (REL-02).
 */
async function openDatabase(file: string): Promise<DatabaseSync> {
  const handle = new DatabaseSync(file, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
    enableDoubleQuotedStringLiterals: false,
  });
  try {
    // Several processes that open a new file at once contend for the switch to WAL.
    await limitLockWaits(PATIENT_LOCK_LIMIT_MS, () =>
      retryWhileBusy(async () => handle.exec('pragma journal_mode = wal')),
    );
    handle.exec('pragma synchronous = full');
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}
