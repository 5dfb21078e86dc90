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

/** The names that addresses of an original end in, in the order of their letters; none before the next import. */
export async function listImageNames(db: Executor, originalId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('image_names')
    .select('name')
    .where('original_id', '=', originalId)
    .execute();
  return rows.map(({ name }) => name).toSorted();
}

/** Adds names; none is taken back, since pages in caches and search engines still have it. */
export async function saveImageNames(
  transaction: WritingTransaction,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  const rows = [...names].flatMap(([originalId, own]) =>
    [...own].map((name) => ({ original_id: originalId, name })),
  );
  for (const chunk of inChunks(rows)) {
    await transaction
      .insertInto('image_names')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Of all of them, for what is made before anybody asks. */
export async function listOriginalIds(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('originals').select('id').execute();
  return rows.map(({ id }) => id);
}
