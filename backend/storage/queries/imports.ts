/** Which content the catalogue was last filled from, and for which day. */
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Executor, WritingTransaction } from './executor.ts';

export interface ImportRecord {
  /** What was imported, e.g. `content`. */
  readonly source: string;
  readonly contentHash: string;
  /** The day that departures were made for. */
  readonly day: CalendarDate;
}

export async function findLastImport(
  db: Executor,
  source: string,
): Promise<(ImportRecord & { readonly importedAt: number }) | null> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst();
  if (!row) return null;
  return { source, contentHash: row.content_hash, day: row.day, importedAt: row.imported_at };
}

/**
 * Claims a later day for the content that was imported last. False when that is other content by now, or
 * the day was claimed already, or one after it.
 */
export async function claimDay(
  transaction: WritingTransaction,
  { source, contentHash, day }: ImportRecord,
  now: number,
): Promise<boolean> {
  const claimed = await transaction
    .updateTable('imports')
    .set({ day, imported_at: now })
    .where('source', '=', source)
    .where('content_hash', '=', contentHash)
    .where('day', '<', day)
    .returning('source')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Claims an import for this transaction, as its first statement. False when the same content was
 * imported for the same day already: of several processes that start at once, one imports, and the
 * others wait here and then find nothing to do.
 */
export async function claimImport(
  transaction: WritingTransaction,
  { source, contentHash, day }: ImportRecord,
  now: number,
): Promise<boolean> {
  const columns = { content_hash: contentHash, day, imported_at: now };
  const claimed = await transaction
    .insertInto('imports')
    .values({ source, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet(columns)
        .where(({ or, eb }) =>
          or([eb('imports.content_hash', '<>', contentHash), eb('imports.day', '<', day)]),
        ),
    )
    .returning('source')
    .executeTakeFirst();
  return claimed !== undefined;
}
