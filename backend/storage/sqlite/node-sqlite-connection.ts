import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { LRUCache } from 'lru-cache';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { assertStorable } from '../stored-values.ts';
import { BUSY_TIMEOUT_MS, retryWhileBusy } from './retry-while-busy.ts';
import { toStorageError } from './sqlite-errors.ts';
import type { Turns } from './turns.ts';

/** What all connections of a process share: one handle on the file, used by turns. */
export interface SharedDatabase {
  readonly handle: DatabaseSync;
  /** Prepared, by their text: an import sends the same few very often. */
  readonly statements: LRUCache<string, StatementSync>;
  readonly turns: Turns;
  /** Whether what is written now will be found again. */
  readonly isInPlace: () => boolean;
}

/**
 * One caller's use of the shared database. A statement takes a turn of its own; a transaction keeps
 * its turn from begin to end. While another process holds the lock, the turn is given back, so that
 * readers of this process need not wait for its writers.
 */
export class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: SharedDatabase;
  /** Ends the turn of the transaction that is open on this connection. */
  #endTurn: (() => void) | null = null;

  constructor(database: SharedDatabase) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    assertStorable(query.parameters);
    try {
      if (this.#endTurn) return this.#run<Row>(query);
      if (query.query.kind !== 'SelectQueryNode') this.#assertInPlace();
      return await retryWhileBusy((busyTimeoutMs) =>
        this.#inTurn(busyTimeoutMs, () => this.#run<Row>(query)),
      );
    } catch (error) {
      throw toStorageError(error);
    }
  }

  streamQuery(): never {
    throw new Error(
      'Rows are not streamed: an open cursor holds the connection; page by key instead',
    );
  }

  /** Takes the write lock at once: a deferred one fails when two readers both turn to writing. */
  async begin(): Promise<void> {
    const { handle, turns } = this.#database;
    try {
      await retryWhileBusy(async (busyTimeoutMs) => {
        const endTurn = await turns.take();
        try {
          withBusyTimeout(handle, busyTimeoutMs, () => handle.exec('begin immediate'));
        } catch (error) {
          endTurn();
          throw error;
        }
        this.#endTurn = endTurn;
      });
    } catch (error) {
      throw toStorageError(error);
    }
  }

  commit(): void {
    try {
      this.#assertInPlace();
      this.#database.handle.exec('commit');
    } catch (error) {
      // Kysely rolls back next, which ends the turn.
      throw toStorageError(error);
    }
    this.endTurn();
  }

  rollback(): void {
    try {
      // SQLite has rolled back by itself after a full disk or the like.
      if (this.#database.handle.isTransaction) this.#database.handle.exec('rollback');
    } finally {
      this.endTurn();
    }
  }

  endTurn(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  /**
   * A file that is removed, or replaced by a backup, stays open: whatever is written goes into it, and is gone
   * when the process ends (REL-02).
   */
  #assertInPlace(): void {
    if (this.#database.isInPlace()) return;
    throw new StorageUnavailable(
      'The database file was removed or replaced: nothing is written until the process is started again.',
    );
  }

  async #inTurn<Result>(busyTimeoutMs: number, run: () => Result): Promise<Result> {
    const endTurn = await this.#database.turns.take();
    try {
      return withBusyTimeout(this.#database.handle, busyTimeoutMs, run);
    } finally {
      endTurn();
    }
  }

  #run<Row>(query: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (hasRows(statement)) return { rows: statement.all(...parameters) as Row[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): StatementSync {
    const { handle, statements } = this.#database;
    const known = statements.get(sql);
    if (known) return known;
    const statement = handle.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
}

function hasRows(statement: StatementSync): boolean {
  return statement.columns().length > 0;
}

function withBusyTimeout<Result>(
  handle: DatabaseSync,
  busyTimeoutMs: number,
  run: () => Result,
): Result {
  if (busyTimeoutMs === BUSY_TIMEOUT_MS) return run();
  handle.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  try {
    return run();
  } finally {
    handle.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}
