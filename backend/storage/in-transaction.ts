/**
 * The one way to a transaction. The mistakes that it refuses were all seen: the root connection used
 * inside a transaction waits for ever on SQLite and empties the pool on PostgreSQL, and a transaction
 * inside another does the same.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables/database.ts';

/** A transaction was used in a way that would hang or lose the connection: a programming mistake. */
export class TransactionMisuse extends Error {
  override readonly name = 'TransactionMisuse';
}

interface TransactionScope {
  phase: 'beginning' | 'inside' | 'over';
}

const scopes = new AsyncLocalStorage<TransactionScope>();

/**
 * Runs `work` in a transaction and commits it; whatever `work` throws rolls it back and is thrown on.
 *
 * `work` uses the connection that it is given and no other, and awaits nothing but queries: on SQLite
 * the whole database waits for it. SQLite begins it with the write lock taken, so that reading first
 * and writing then is safe there; on PostgreSQL it is not, and the first statement of a change in
 * stock must be a conditional `UPDATE … RETURNING` (BOOK-02, CODE-01).
 *
 * @throws TransactionMisuse inside another transaction, or when `work` uses the root connection.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction || isInside()) {
    throw new TransactionMisuse(
      'inTransaction was called inside a transaction: pass the open one on instead',
    );
  }
  const scope: TransactionScope = { phase: 'beginning' };
  return scopes.run(scope, () =>
    db.transaction().execute(async (transaction) => {
      scope.phase = 'inside';
      try {
        return await work(transaction);
      } finally {
        // What `work` left running without awaiting it may use the root connection again.
        scope.phase = 'over';
      }
    }),
  );
}

/** Lets Kysely's migrator begin the transaction that it runs the migrations in. */
export function allowingMigration<Result>(migrate: () => Promise<Result>): Promise<Result> {
  return scopes.run({ phase: 'beginning' }, migrate);
}

/** For the drivers, when a connection is asked for. */
export function assertOutsideTransaction(): void {
  if (isInside()) {
    throw new TransactionMisuse(
      'The root connection was used inside a transaction: use the connection that inTransaction passes',
    );
  }
}

/** For the drivers, when a transaction begins. */
export function assertBegunByInTransaction(): void {
  if (scopes.getStore()?.phase !== 'beginning') {
    throw new TransactionMisuse('Transactions are begun by inTransaction only');
  }
}

function isInside(): boolean {
  return scopes.getStore()?.phase === 'inside';
}
