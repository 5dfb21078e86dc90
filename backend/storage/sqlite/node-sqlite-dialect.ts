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
} from 'kysely';
import { columnTypeOf } from '../column-types.ts';
import { NodeSqliteDriver } from './node-sqlite-driver.ts';

export class NodeSqliteDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): NodeSqliteDriver {
    return new NodeSqliteDriver(this.#file);
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
