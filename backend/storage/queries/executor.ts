/**
 * What queries run on. Every query takes it first. A read, and a write of one statement, takes an
 * `Executor`: the root connection or an open transaction. A write of several statements takes a
 * `WritingTransaction`, so that nobody calls it outside one.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../tables/database.ts';

export type Executor = Kysely<Database>;
export type WritingTransaction = Transaction<Database>;
