/** When the content of travels, pages and coordinators was last another, for sitemaps (SEO-01). */
import { createHash } from 'node:crypto';
import type { ChangingKind } from '../tables/content-tables.ts';
import type { Executor } from './executor.ts';
import { inChunks } from './in-chunks.ts';

/** Remembers `now` as the last change of something, unless its content is what it was. */
export async function noteContent(
  db: Executor,
  { kind, id, content }: { kind: ChangingKind; id: string; content: unknown },
  now: number,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  await db
    .insertInto('last_changes')
    .values({ kind, id, content_hash: hash, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'id'])
        .doUpdateSet({ content_hash: hash, changed_at: now })
        .where('last_changes.content_hash', '<>', hash),
    )
    .execute();
}

/** Milliseconds since 1970 by id, as far as they are known. */
export async function listLastChanges(
  db: Executor,
  kind: ChangingKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const chunk of inChunks(ids)) {
    const rows = await db
      .selectFrom('last_changes')
      .select(['id', 'changed_at'])
      .where('kind', '=', kind)
      .where('id', 'in', chunk)
      .execute();
    for (const row of rows) times.set(row.id, row.changed_at);
  }
  return times;
}

/** Of all of a kind; null where nothing is known. */
export async function findLatestChange(db: Executor, kind: ChangingKind): Promise<number | null> {
  const row = await db
    .selectFrom('last_changes')
    .select(({ fn }) => fn.max('changed_at').as('latest'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.latest ?? null;
}
