/** Originals of images. None is ever deleted: a page in a cache may still show it. */
import type { OriginalRecord } from '../../images/original.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { Executor, WritingTransaction } from './executor.ts';
import { inChunks } from './in-chunks.ts';

export async function findOriginal(db: Executor, id: string): Promise<OriginalRecord | null> {
  const row = await db.selectFrom('originals').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...row, source: fromJson(row.source) } : null;
}

/** Adds the originals that are not there yet. Where the bytes come from may change, what they are not. */
export async function saveOriginals(
  transaction: WritingTransaction,
  originals: readonly OriginalRecord[],
): Promise<void> {
  const distinct = [...new Map(originals.map((original) => [original.id, original])).values()];
  for (const chunk of inChunks(distinct)) {
    await transaction
      .insertInto('originals')
      .values(chunk.map((original) => ({ ...original, source: toJson(original.source) })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ source: eb.ref('excluded.source') })),
      )
      .execute();
  }
}
