import type { DatabaseSync, StatementSync } from 'node:sqlite';

const CAPACITY = 100;

/** Keeps the prepared statements that were used last: an import sends the same few very often. */
export class StatementCache {
  readonly #handle: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(handle: DatabaseSync) {
    this.#handle = handle;
  }

  prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#handle.prepare(sql);
    // A map keeps the order of insertion: put in again, the statement is the youngest.
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > CAPACITY) this.#forgetOldest();
    return statement;
  }

  #forgetOldest(): void {
    for (const sql of this.#statements.keys()) {
      this.#statements.delete(sql);
      return;
    }
  }
}
